// In a file of its own, whose code nothing else refers to.

extension App {
  /// Runs the app: answers the host's requests until the host is done.
  ///
  /// Emitted into the program that has it as its main function, and only there: what refers to the
  /// ELF note is what keeps the note in a program, and other programs must not carry it.
  @_alwaysEmitIntoClient
  public static func main() {
    _appNote()
    _run()
  }
}

/// Does nothing but refer to the note; in CExtensionNote.
///
/// Declared by its symbol, so that authors' code need not see a C module.
@_silgen_name("report_app_note")
@usableFromInline
func _appNote()
