extension Set {
  /// The bytes of tokens, the smallest first, so that equal sets are the same to the host.
  package func sortedBytes<T>() -> [[UInt8]] where Element == Token<T> {
    map { Array($0.data) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Makes tokens of bytes from the host.
  package init<T>(bytes: [[UInt8]]) where Element == Token<T> {
    self.init(bytes.map { Token<T>(data: Data($0)) })
  }
}
