/// What knows how wide text is.
///
/// A reference, since measuring is worth keeping; used by one thread.
package protocol TextMeasurer: AnyObject {
  /// Measures a paragraph in one line, without wrapping it.
  ///
  /// - Parameter runs: Sanitized text; line feeds (U+000A) end lines.
  func measure(_ runs: [StyledRun]) -> MeasuredText
}

/// A paragraph by its clusters: what cannot be divided when lines are broken or cut.
package struct MeasuredText: Hashable, Sendable {
  /// One cluster, in reading order.
  package struct Cluster: Hashable, Sendable {
    /// Which run it belongs to, and the length of its UTF-8 there.
    package var run: Int
    package var utf8Count: Int
    /// In points; tracking is part of it.
    package var width: Double
    /// Whether it is white space, which takes no room at the end of a line.
    package var isSpace: Bool
    /// Whether a line may be broken behind it (Unicode Standard Annex #14).
    package var canBreakAfter: Bool
    /// Whether a line must be broken behind it; the cluster itself is not drawn then.
    package var mustBreakAfter: Bool

    package init(
      run: Int,
      utf8Count: Int,
      width: Double,
      isSpace: Bool = false,
      canBreakAfter: Bool = false,
      mustBreakAfter: Bool = false
    ) {
      self.run = run
      self.utf8Count = utf8Count
      self.width = width
      self.isSpace = isSpace
      self.canBreakAfter = canBreakAfter
      self.mustBreakAfter = mustBreakAfter
    }
  }

  package var clusters: [Cluster]
  /// From the top of a line to its baseline, in points, of the largest font.
  package var ascent: Double
  /// From the baseline to the bottom of a line.
  package var descent: Double
  /// Whether any of the text is read from right to left.
  package var isRightToLeft: Bool

  package init(
    clusters: [Cluster],
    ascent: Double,
    descent: Double,
    isRightToLeft: Bool = false
  ) {
    self.clusters = clusters
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
  }
}
