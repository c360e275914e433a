/// What a store may hold at most.
///
/// No import writes more; a store that holds more was made to exhaust the host. Together with
/// ``ReportBudget`` they keep the host below 256 MB whatever the file holds.
enum StoreLimits {
  /// Bytes of a row, so that SQLite never loads a larger one.
  static let rowLength: Int32 = 4 << 20
  /// Bytes of a bin or of a subject's day of sessions.
  static let recordLength = 1 << 20
  /// Applications, web domains and categories in a quarter of an hour.
  static let itemsPerBin = 10_000
  /// Bytes of one name, identifier or token; the protocol's limit (docs/protocol.md, section 3).
  static let nameLength = 1 << 20
  /// Bytes of a person's or device's name that is written.
  static let deviceNameLength = 1_024
  /// Bytes of all names, identifiers and tokens that a report needs.
  static let nameBytes = 16 << 20
  /// Pairs of a user and a device.
  static let deviceUsers = 1_000
  /// Subjects that one name may stand for.
  static let namesakes = 10_000
  /// Places to import from.
  static let sources = 1_000
  /// Categories of the user's own choice.
  static let overrides = 10_000
}
