extension ImportError {
  /// Why reading JSON ended.
  ///
  /// - Parameters:
  ///   - place: What was being read.
  ///   - readFailure: The error number of a read that failed; zero where none did.
  init(_ error: JSONError, _ file: SourceFile, place: String?, readFailure: Int32) {
    guard readFailure == 0 else {
      self = .unreadable(file: file.path, errno: readFailure)
      return
    }
    self = .malformed(file: file.path, offset: error.offset, place: place, reason: error.message)
  }
}
