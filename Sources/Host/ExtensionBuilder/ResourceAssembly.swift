internal import ExtensionHost

/// The assembly that puts resources into a program: the block that the frameworks read, and a note
/// that tells the host what the extension is called.
enum ResourceAssembly {
  static func text(blockPath: String, information: InformationFile) -> String {
    """
    .section .rodata.report_extension_resources,"a",@progbits
    .globl report_extension_resources
    .hidden report_extension_resources
    .globl report_extension_resources_end
    .hidden report_extension_resources_end
    report_extension_resources:
    .incbin \(blockPath.assemblerQuoted)
    report_extension_resources_end:
    .byte 0

    """ + note(information) + ".section .note.GNU-stack,\"\",@progbits\n"
  }

  /// A note of type 2: the display name, then the version, each ended by a NUL; docs/protocol.md.
  private static func note(_ information: InformationFile) -> String {
    let texts = [information.displayName ?? "", information.version ?? ""]
    guard texts.contains(where: { !$0.isEmpty }) else { return "" }
    let bytes = texts.flatMap { Array($0.utf8.prefix(255).filter { $0 != 0 }) + [0] }
    let list = bytes.map(String.init).joined(separator: ",")
    return """
      .section report_host.information,"a",%note
      .balign 4
      .4byte 2f - 1f
      .4byte 4f - 3f
      .4byte \(ExtensionIdentity.informationNoteType)
      1: .asciz "\(ExtensionIdentity.noteOwner)"
      2: .balign 4
      3: .byte \(list)
      4: .balign 4

      """
  }
}
