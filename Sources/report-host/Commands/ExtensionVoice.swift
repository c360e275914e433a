import Sanitizer

/// Who speaks on standard error: the host or the extension.
///
/// An extension chooses its name and its output, so a line of its own is marked in a way that no
/// line of the host's is: `NAME> line`. The host's lines start with `report-host` or `note`, a colon
/// or a command behind it, and quote the name.
struct ExtensionVoice {
  private let name: String

  private static let nameLimit = 64

  init(_ name: String) {
    self.name = name
  }

  /// A line that the extension wrote.
  func line(_ text: String) -> String { "\(plainName)> \(text)" }

  /// A line of the host's about the extension.
  func note(_ text: String) -> String { "report-host: \(about(text))" }

  /// A host's sentence about the extension, for an error that is told with the command's name.
  func about(_ text: String) -> String { "\(quotedName): \(text)" }

  /// The name with nothing in it that could end it or be taken for a mark.
  private var plainName: String {
    String(
      name.unicodeScalars.prefix(Self.nameLimit).map { Self.isPlain($0) ? Character($0) : "?" }
    )
  }

  private var quotedName: String {
    let safe = Sanitizer.sanitized(name, limit: Self.nameLimit)
    return "'\(String(safe.map { $0 == "'" ? "?" : $0 }))'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "+", "-": true
    default: false
    }
  }
}
