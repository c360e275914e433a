/// Where and why a text is not CSV.
struct CSVError: Error, Hashable, Sendable {
  /// Bytes from the start of the file.
  var offset: Int64
  /// The line on which the record begins; the first is 1.
  var line: Int
  var message: String
}
