#pragma once

/// Calls an allocating initializer without parameters of a Swift class.
///
/// - initializer: The function, from the class' table of methods.
/// - class_object: The class to make an object of.
///
/// Returns the object, which the caller owns.
void *rh_make_object(const void *initializer, const void *class_object);
