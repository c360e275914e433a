import Drawing
import Sanitizer
import Theme
import ViewTree

/// The words of an annotation, measured.
struct NoteBlock {
  private(set) var lines: [Word] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  private static let lineLimit = 4

  /// - Parameter background: What the words stand on; nil for the chart's own background.
  init(_ content: TextContent, on background: Paint? = nil, _ canvas: inout Canvas) {
    for runs in NoteBlock.lines(of: content, on: background) {
      let word = canvas.word(runs)
      guard !word.isEmpty else { continue }
      lines.append(word)
      width = max(width, word.width)
      height += word.height
    }
  }

  /// The words within a width.
  mutating func truncate(to room: Double, _ canvas: inout Canvas) {
    guard width > room else { return }
    lines = lines.map { canvas.truncated($0, to: room) }.filter { !$0.isEmpty }
    width = lines.map(\.width).max() ?? 0
    height = lines.reduce(0) { $0 + $1.height }
  }

  /// Draws the words with the middle of the block at a place.
  ///
  /// - Parameter hasPlate: Whether what is behind the words is paled, so that they can be read.
  func draw(x: Double, y: Double, hasPlate: Bool = false, _ canvas: inout Canvas) {
    var top = y - height / 2
    if hasPlate {
      let plate = ChartRect(x: x - width / 2 - 2, y: top, width: width + 4, height: height)
      canvas.fill(plate, ChartStyle.plate, radius: 3)
    }
    for line in lines {
      canvas.write(line, x: x, baseline: top + line.ascent, anchor: .middle)
      top += line.height
    }
  }

  private static func lines(of content: TextContent, on background: Paint?) -> [[StyledRun]] {
    var lines: [[StyledRun]] = [[]]
    for run in content.runs.prefix(20) {
      let text = Sanitizer.sanitizedLines(run.string, limit: 200)
      for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(styled(String(part), run.style, on: background))
      }
    }
    return Array(lines.filter { !$0.isEmpty }.prefix(lineLimit))
  }

  private static func styled(_ text: String, _ style: TextStyle, on background: Paint?)
    -> StyledRun
  {
    // The author has said nothing about the font: a chart's own is smaller than that of running text.
    let isPlain = style.font.size == .style(.body) && style.font.weight == nil
    var font = style.font
    if isPlain { font.size = .style(.caption) }
    var paint = style.paint
    if case .color(let color) = paint, color == .system(.primary), let background {
      paint = .color(readable(on: background))
    }
    return StyledRun(
      text,
      font: DrawnFont(font),
      ink: Ink(paint, x: 0, y: 0, width: 0, height: 0),
      isUnderlined: style.isUnderlined,
      isStruckThrough: style.isStruckThrough,
      tracking: min(max(style.tracking, -2), 20)
    )
  }

  /// White or black, whichever is read on a paint: white as long as it is large text's contrast
  /// (Web Content Accessibility Guidelines 2.2, 1.4.3).
  private static func readable(on paint: Paint) -> ColorValue {
    let color: ColorValue? =
      switch paint {
      case .color(let color): color
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
        .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
        stops.isEmpty ? nil : stops[stops.count / 2].color
      }
    guard let color, color.opacity > 0.6 else { return .system(.primary) }
    let contrast = Theme.light.rgb(color).contrast(with: RGB(255, 255, 255))
    return .system(contrast >= 3 ? .white : .black)
  }
}
