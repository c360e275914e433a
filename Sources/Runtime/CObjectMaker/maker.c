#include "CObjectMaker.h"

// Swift passes the class in the register of `self`.
typedef __attribute__((swiftcall)) void *(*initializer_function)(
    __attribute__((swift_context)) const void *class_object);

void *rh_make_object(const void *initializer, const void *class_object) {
  return ((initializer_function)initializer)(class_object);
}
