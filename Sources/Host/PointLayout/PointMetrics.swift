package import Drawing
package import Layout
import PlainTree
import Sanitizer
package import ViewTree

/// Points as a surface for layout, with the sizes and spaces that SwiftUI has on a phone.
package final class PointMetrics: LayoutMetrics {
  private let measurer: any TextMeasurer
  /// The ideal height of a chart at a width.
  private let chartHeight: (Chart, Double) -> Double
  private var texts: [PointText] = []
  /// Each node's place in `texts`; -1 for none.
  private var textIndices: [Int32]
  /// Texts that are shown several times are measured once.
  private var known: [[StyledRun]: MeasuredText] = [:]
  /// The clusters of all texts together.
  private var clusterCount = 0
  /// Whether text was left out since there was too much.
  package private(set) var isFull = false

  /// The most clusters of a tree; what stands on a hundred pages.
  package static let clusterLimit = 500_000

  package init(
    measurer: any TextMeasurer,
    nodeCount: Int,
    chartHeight: @escaping (Chart, Double) -> Double = { _, width in
      min(max(width * 0.6, 180), 260)
    }
  ) {
    self.measurer = measurer
    self.chartHeight = chartHeight
    textIndices = Array(repeating: -1, count: nodeCount)
  }

  /// The text of a node, brought into its frame; nil for a node without text.
  package func layout(ofTextAt node: Int, width: Double, height: Double) -> TextLayout? {
    guard textIndices.indices.contains(node), textIndices[node] >= 0 else { return nil }
    let text = texts[Int(textIndices[node])].prepared
    return TextLayout(text, width: width, height: height, measurer: measurer)
  }

  package let hasWholeUnits = false

  /// As inset groups are on a phone: rows of 44 points and a line of half a point between them.
  package let list = ListMetrics(
    border: 0,
    rowInset: 16,
    rowPadding: 12,
    separator: 0.5,
    shortRow: 0,
    groupSpacing: 24,
    headerInset: 16,
    headerSpacing: 7
  )

  package let progress = ProgressMetrics(
    barWidth: Extent(min: 16, ideal: 160, max: .infinity),
    barHeight: 4,
    spacing: 6,
    circleWidth: 20,
    circleHeight: 20
  )

  package func pointsPerUnit(_ axis: Axis) -> Double { 1 }

  package func length(_ points: Double, _ axis: Axis) -> Double { Extent.bounded(points) }

  /// Negative padding lets neighbours overlap, which layout does not do.
  package func padding(_ points: Double?, _ axis: Axis) -> Double { Extent.bounded(points ?? 16) }

  package func spacing(_ points: Double?, _ axis: Axis) -> Double { Extent.bounded(points ?? 8) }

  package func spacer(_ points: Double?, _ axis: Axis) -> Double { Extent.bounded(points ?? 8) }

  package func borderInset(_ axis: Axis) -> Double { 0 }

  package func dividerThickness(along axis: Axis) -> Double { 0.5 }

  package func widths(of content: Content, node: Int) -> Extent {
    switch content {
    case .chart: return Extent(min: 20, comfortable: 120, ideal: 320, max: .infinity)
    case .symbol(let symbol): return PointMetrics.extent(of: symbol)
    default:
      guard let index = textIndex(of: content, node: node) else { return .zero }
      return texts[index].prepared.widthExtent
    }
  }

  package func heights(of content: Content, node: Int, width: Double) -> LeafHeights {
    switch content {
    case .chart(let chart):
      let height = Extent.bounded(chartHeight(chart, width))
      return LeafHeights(
        extent: .greedy(ideal: height),
        fittedWidth: width,
        firstBaseline: height,
        lastBaseline: 0
      )
    case .symbol(let symbol): return PointMetrics.heights(of: symbol, width: width)
    default:
      guard let index = textIndex(of: content, node: node) else {
        return LeafHeights(extent: .zero, fittedWidth: 0, firstBaseline: 0, lastBaseline: 0)
      }
      return texts[index].heights(width: Extent.bounded(width), measurer: measurer)
    }
  }

  /// The place of the text that a leaf shows; nil for a leaf without text.
  private func textIndex(of content: Content, node: Int) -> Int? {
    guard textIndices.indices.contains(node) else { return nil }
    if textIndices[node] >= 0 { return Int(textIndices[node]) }
    guard let words = words(of: content), let index = Int32(exactly: texts.count) else {
      return nil
    }
    textIndices[node] = index
    texts.append(PointText(prepare(words)))
    return Int(index)
  }

  private func words(of content: Content) -> TextContent? {
    switch content {
    case .text(let text): text
    case .tokenLabel(let token):
      TextContent(runs: [TextRun(token.kind.fallbackName, style: token.style)], lineLimit: 1)
    case .placeholder(let kind): TextContent(runs: [TextRun("[\(kind)]")], lineLimit: 1)
    default: nil
    }
  }

  /// Measures a text; this is where text from outside is sanitized.
  private func prepare(_ content: TextContent) -> PreparedText {
    var runs: [StyledRun] = []
    for run in content.runs {
      let room = PointMetrics.clusterLimit - clusterCount
      if room <= 0, !run.string.isEmpty { isFull = true }
      let limit = min(max(room, 0), Sanitizer.defaultLimit)
      let string = limit > 0 ? Sanitizer.sanitizedLines(run.string, limit: limit) : ""
      clusterCount += string.utf8.count
      runs.append(StyledRun(string, style: run.style))
    }
    if let measured = known[runs] { return PreparedText(content, runs: runs, measured: measured) }
    let measured = measurer.measure(runs)
    known[runs] = measured
    return PreparedText(content, runs: runs, measured: measured)
  }
}

/// A text and the heights that it was last asked for.
private struct PointText {
  let prepared: PreparedText
  private var width = -1.0
  private var known: LeafHeights?

  init(_ prepared: PreparedText) { self.prepared = prepared }

  mutating func heights(width: Double, measurer: any TextMeasurer) -> LeafHeights {
    if let known, self.width == width { return known }
    let heights = prepared.heights(width: width, measurer: measurer)
    self.width = width
    known = heights
    return heights
  }
}

extension StyledRun {
  /// A run of the tree; its paint is decided where its frame is known, unless it is a colour.
  package init(_ string: String, style: TextStyle) {
    let ink: Ink =
      if case .color(let color) = style.paint { .color(color) } else { .color(.system(.primary)) }
    self.init(
      string,
      font: DrawnFont(style.font),
      ink: ink,
      isUnderlined: style.isUnderlined,
      isStruckThrough: style.isStruckThrough,
      tracking: min(max(style.tracking, -100), 1000),
      baselineOffset: min(max(style.baselineOffset, -1000), 1000)
    )
  }
}
