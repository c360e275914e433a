/// Where the thumb of a scroll bar stands.
struct ScrollThumb: Hashable {
  let rows: Range<Int>

  /// Nil where all rows are shown.
  init?(first: Int, shown: Int, of count: Int) {
    guard shown > 0, count > shown else { return nil }
    let length = max(1, shown * shown / count)
    let start = (shown - length) * min(max(first, 0), count - shown) / (count - shown)
    rows = start..<(start + length)
  }
}
