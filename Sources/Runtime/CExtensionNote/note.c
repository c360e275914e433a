#include "CExtensionNote.h"

// The section is a note by its type. Its name does not begin with ".note" and it stands in a group
// of its own, since linkers keep other notes even where nothing refers to them (gold by the name,
// lld and bfd by the group). Elf64_Nhdr: sizes of name and descriptor, type; both are padded to 4.
#define NOTE(symbol, identifier)                                        \
  __asm__(                                                              \
      ".section report_host.note,\"aG\",%note," #symbol ",comdat\n"  \
      ".balign 4\n"                                                    \
      ".hidden " #symbol "\n"                                          \
      ".weak " #symbol "\n"                                            \
      #symbol ":\n"                                                    \
      ".4byte 2f - 1f\n"                                               \
      ".4byte 4f - 3f\n"                                               \
      ".4byte 1\n"                                                     \
      "1: .asciz \"report-host\"\n"                                  \
      "2: .balign 4\n"                                                 \
      "3: .4byte 1\n"                                                  \
      ".asciz \"" identifier "\"\n"                                  \
      "4: .balign 4\n"                                                 \
      ".previous\n");                                                  \
  extern const char symbol[]

NOTE(report_extension_note_data, "com.apple.deviceactivityui.report-extension");
NOTE(report_app_note_data, "report-host.app");

// The compiler must not drop the address, nor need it be used. Each function stands in a section of
// its own, so that the linker drops the one that is not called, and with it the note.

__attribute__((section(".text.report_extension_note"))) void report_extension_note(void) {
  __asm__ volatile("" : : "r"(report_extension_note_data));
}

__attribute__((section(".text.report_app_note"))) void report_app_note(void) {
  __asm__ volatile("" : : "r"(report_app_note_data));
}
