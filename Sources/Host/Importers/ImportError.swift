internal import CivilCalendar
internal import Glibc

/// Why a file was not imported, in one line.
///
/// The store is as it was.
package enum ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case empty(file: String)
  case malformed(file: String, offset: Int64, place: String?, reason: String)
  case noBuckets(file: String)
  case unknownFormat(file: String)
  /// A table where a text is read, or the other way round.
  case wrongFormat(file: String, title: String)
  case noRules(file: String)
  /// What a server answered, or why it did not.
  case server(_ address: String, _ reason: String)
  /// The file is not what it was taken for, or is damaged.
  case unusable(file: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let file, let reason):
      return "\(quoted(file)) cannot be read: \(singleLine(reason))"
    case .empty(let file):
      return "\(quoted(file)) is empty; export again, nothing was imported"
    case .malformed(let file, let offset, let place, let reason):
      let location = place.map { " \($0):" } ?? ""
      return "\(quoted(file)), byte \(offset):\(location) \(reason); nothing was imported"
    case .unusable(let file, let reason):
      return "\(quoted(file)) cannot be imported: \(singleLine(reason)); nothing was imported"
    case .noBuckets(let file):
      return "\(quoted(file)) has no ActivityWatch buckets; "
        + "export with “Export all buckets as JSON”, nothing was imported"
    case .server(let address, let reason):
      return "\(quoted(address)) cannot be imported: \(singleLine(reason)); nothing was imported"
    case .noRules(let file):
      return "\(quoted(file)) has no category rules; "
        + "name ActivityWatch's settings.json or its export of categories"
    case .wrongFormat(let file, let title):
      return "\(quoted(file)) is no \(title); name another kind with --format, or none, "
        + "nothing was imported"
    case .unknownFormat(let file):
      return "\(quoted(file)) is of no kind that is known; name one with --format, "
        + "nothing was imported"
    }
  }

  static func unreadable(file: String, errno code: Int32) -> ImportError {
    .unreadable(file: file, reason: String(cString: strerror(code)))
  }
}

/// A text of another program without control characters, such as the ends of lines.
private func singleLine(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.prefix(400).map { scalar in
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        return isControl ? "\u{FFFD}" : scalar
      }
    )
  )
}
