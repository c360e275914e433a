internal import Glibc

/// Finds items whose names, identifiers or categories have certain words in them.
struct SearchIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let categories: [[UInt8]]

  init(_ folded: FoldedNames, order: [Int32], categories: [String]) {
    let ordered = folded.ordered(order)
    (bytes, starts) = (ordered.bytes, ordered.starts)
    self.categories = categories.map(Folding.folded)
  }

  /// The words of a question.
  static func words(_ query: String) -> [[UInt8]] {
    query.split(whereSeparator: \.isWhitespace).map { Folding.folded(String($0)) }
      .filter { !$0.isEmpty }
  }

  /// The items of a category in which all words are; nil for all of them.
  ///
  /// A word that the category's name has counts for each of its items.
  func matches(_ words: [[UInt8]], category: Int, items: Range<Int>) -> [Int32]? {
    let wanted = words.filter { !Self.contains($0, categories[category][...]) }
    guard let first = wanted.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      found(first, in: items, bytes).filter { item in
        let text = bytes[starts[Int(item)]..<starts[Int(item) + 1]]
        return wanted.dropFirst().allSatisfy { word in
          Self.position(of: word, in: UnsafeBufferPointer(rebasing: text)) != nil
        }
      }
    }
  }

  /// Searches all items at once, which the C library does faster than one by one.
  private func found(
    _ word: [UInt8],
    in items: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int32] {
    var found: [Int32] = []
    var item = items.lowerBound
    let end = starts[items.upperBound]
    var start = starts[item]
    while start < end,
      let offset = Self.position(of: word, in: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    {
      while starts[item + 1] <= start + offset { item += 1 }
      found.append(Int32(truncatingIfNeeded: item))
      start = starts[item + 1]
      item += 1
    }
    return found
  }

  private static func position(
    of word: [UInt8],
    in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let first = word.first, let base = text.baseAddress else { return nil }
    var start = 0
    while text.count - start >= word.count {
      let places = text.count - start - word.count + 1
      guard let hit = memchr(base + start, Int32(first), places) else { return nil }
      start = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
      if memcmp(base + start, word, word.count) == 0 { return start }
      start += 1
    }
    return nil
  }

  private static func contains(_ word: [UInt8], _ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { position(of: word, in: $0) != nil }
  }
}
