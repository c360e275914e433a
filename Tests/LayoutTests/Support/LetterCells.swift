import ViewTree

@testable import Layout

/// A surface of cells of 8 × 16 points, of which each letter takes one.
final class LetterCells: LayoutMetrics {
  let hasWholeUnits = true
  let list = ListMetrics(
    border: 1,
    rowInset: 1,
    rowPadding: 0,
    separator: 1,
    shortRow: 1,
    groupSpacing: 1,
    headerInset: 2
  )
  let progress = ProgressMetrics(
    barWidth: Extent(min: 3, ideal: 20, max: .infinity),
    barHeight: 1,
    spacing: 0,
    circleWidth: 1,
    circleHeight: 1
  )

  func pointsPerUnit(_ axis: Axis) -> Double { axis == .horizontal ? 8 : 16 }

  private func cells(_ points: Double, _ axis: Axis) -> Double {
    (Extent.bounded(points) / pointsPerUnit(axis)).rounded()
  }

  func length(_ points: Double, _ axis: Axis) -> Double { cells(points, axis) }
  func padding(_ points: Double?, _ axis: Axis) -> Double { cells(points ?? 16, axis) }
  func spacing(_ points: Double?, _ axis: Axis) -> Double { cells(points ?? 8, axis) }
  func spacer(_ points: Double?, _ axis: Axis) -> Double { cells(points ?? 8, axis) }
  func borderInset(_ axis: Axis) -> Double { 1 }
  func dividerThickness(along axis: Axis) -> Double { 1 }

  private func letters(_ content: Content) -> Double {
    if case .text(let text) = content { Double(text.string.utf8.count) } else { 1 }
  }

  func widths(of content: Content, node: Int) -> Extent {
    Extent(min: 1, ideal: letters(content), max: letters(content))
  }

  func heights(of content: Content, node: Int, width: Double) -> LeafHeights {
    let lines = (letters(content) / max(width, 1)).rounded(.up)
    return LeafHeights(
      extent: Extent(min: 1, ideal: lines, max: lines),
      fittedWidth: min(letters(content), max(width, 1)),
      firstBaseline: 1,
      lastBaseline: 0
    )
  }
}
