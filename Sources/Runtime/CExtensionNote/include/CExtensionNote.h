#pragma once

/// Refers to the ELF note that marks a program as a report extension; its layout stands in
/// docs/protocol.md.
///
/// To call this is what keeps the note in the program: the linker drops it from programs whose main
/// function is another.
void report_extension_note(void);

/// Refers to the ELF note that marks a program as an app, in the same way.
void report_app_note(void);
