extension Store {
  /// Adds activity so that all of it is kept or none.
  ///
  /// The bins of the days that changed are made again in the same transaction.
  ///
  /// - Throws: ``StoreError`` where the store cannot be written, or what the body throws; the store
  ///   is then as it was.
  package func write<Result>(_ body: (StoreWriter) throws -> Result) throws -> Result {
    try transaction {
      let writer = StoreWriter(self)
      let result = try body(writer)
      try writer.finish()
      return result
    }
  }
}
