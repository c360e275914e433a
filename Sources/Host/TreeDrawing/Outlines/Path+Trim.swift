import ViewTree

extension Path {
  /// The part of the path between two fractions of its length, as `trim(from:to:)` cuts it.
  func trimmed(from low: Double, to high: Double) -> Path {
    guard low > 0 || high < 1 else { return self }
    let all = PathSegments(self)
    guard high > low, all.length > 0 else { return Path([]) }
    let (start, end) = (low * all.length, high * all.length)
    var elements: [Element] = []
    var walked = 0.0
    var isDown = false
    for segment in all.segments {
      let range = (start - walked, end - walked)
      walked += segment.length
      guard segment.length > 0, range.0 < segment.length, range.1 > 0 else {
        isDown = isDown && !segment.isFirst && range.1 > 0
        continue
      }
      let part = segment.part(
        from: max(range.0 / segment.length, 0),
        to: min(range.1 / segment.length, 1)
      )
      if !isDown || segment.isFirst { elements.append(.move(part.start)) }
      isDown = true
      if let (first, second) = part.controls {
        elements.append(.curve(part.end, control1: first, control2: second))
      } else {
        elements.append(.line(part.end))
      }
    }
    return Path(elements, isEvenOdd: isEvenOdd)
  }
}
