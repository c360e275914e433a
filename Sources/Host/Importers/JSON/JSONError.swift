/// Where and why a text is not JSON or not what was expected.
struct JSONError: Error, Hashable, Sendable {
  /// Bytes from the start of the file.
  var offset: Int64
  var message: String
}
