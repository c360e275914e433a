extension ImportError {
  /// Why reading a table ended.
  ///
  /// - Parameter readFailure: The error number of a read that failed; zero where none did.
  init(_ error: CSVError, _ file: SourceFile, readFailure: Int32) {
    guard readFailure == 0 else {
      self = .unreadable(file: file.path, errno: readFailure)
      return
    }
    self = .malformed(
      file: file.path,
      offset: error.offset,
      place: "line \(error.line)",
      reason: error.message
    )
  }
}
