import Drawing

/// How a text is brought into a frame: its lines, and how small it becomes.
struct TextFit {
  /// In the text's own size, before it is scaled.
  var lines: [BrokenLine]
  var scale = 1.0
  /// Whether the whole text is shown.
  var isComplete: Bool

  /// The width of the longest line.
  var width: Double { lines.reduce(0) { max($0, $1.width) } * scale }
}

extension PreparedText {
  /// Finds the lines for a frame; text that may become smaller does so before it loses anything.
  ///
  /// - Parameter height: Nil where the text takes the height that it needs.
  func fit(width: Double, height: Double? = nil) -> TextFit {
    let usual = fit(width: width, height: height, scale: 1)
    guard !usual.isComplete, minimumScale < 1 else { return usual }
    var best = fit(width: width, height: height, scale: minimumScale)
    guard best.isComplete else { return best }
    var (low, high) = (minimumScale, 1.0)
    // A step of a hundredth cannot be seen.
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let tried = fit(width: width, height: height, scale: middle)
      if tried.isComplete {
        (low, best) = (middle, tried)
      } else {
        high = middle
      }
    }
    return best
  }

  private func fit(width: Double, height: Double?, scale: Double) -> TextFit {
    let limit = lines(in: height, scale: scale)
    let (lines, isComplete) = LineBreaker.lines(
      of: measured.clusters,
      width: width / scale,
      limit: limit
    )
    // A frame that is narrower than one letter cuts it.
    let isNarrow = lines.contains { $0.width * scale > width + LineBreaker.tolerance }
    return TextFit(lines: lines, scale: scale, isComplete: isComplete && !isNarrow)
  }
}
