extension Substring {
  /// The first place of a text.
  ///
  /// By bytes: the standard library's own search brings all of its regular expressions into a program.
  package func firstOccurrence(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var start = startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if let end = utf8.index(found, offsetBy: text.utf8.count, limitedBy: endIndex),
        utf8[found..<end].elementsEqual(text.utf8)
      {
        return found..<end
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}
