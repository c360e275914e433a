import Drawing
import PointLayout
import TreeDrawing
import ViewTree

func tree(_ build: (inout ViewTreeBuilder) -> Void) -> ViewTree {
  var builder = ViewTreeBuilder()
  build(&builder)
  return builder.finish()
}

func text(_ string: String, _ style: TextStyle = TextStyle()) -> Content {
  .text(TextContent(runs: [TextRun(string, style: style)]))
}

func shape(_ kind: ShapeKind, _ fill: SystemColor? = .red, stroke: Stroke? = nil) -> Content {
  .shape(ShapeContent(kind: kind, fill: fill.map { .color(.system($0)) }, stroke: stroke))
}

/// Draws a tree on a page of 100 points without space around it, which it covers.
func draw(
  height: Double? = 100,
  background: ColorValue? = nil,
  _ build: (inout ViewTreeBuilder) -> Void
) -> Drawing {
  let options = TreeDrawingOptions(
    width: 100,
    height: height,
    padding: 0,
    background: background,
    measurer: EstimatedMeasurer()
  )
  return TreeDrawing.draw(tree(build), options: options)
}

extension Drawing {
  var fills: [(path: Path, ink: Ink)] {
    commands.compactMap { if case .fill(let path, let ink) = $0 { (path, ink) } else { nil } }
  }

  var strokes: [(path: Path, ink: Ink, line: Line)] {
    commands.compactMap {
      if case .stroke(let path, let ink, let line) = $0 { (path, ink, line) } else { nil }
    }
  }

  var lines: [TextLine] {
    commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  var groups: [Group] {
    commands.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }
}

extension Path {
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quad(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .close: []
      }
    }
  }

  /// Left, top, right, bottom.
  var edges: [Double] {
    let (x, y) = (points.map(\.x), points.map(\.y))
    return [x.min(), y.min(), x.max(), y.max()].map { (($0 ?? .nan) * 1000).rounded() / 1000 }
  }
}

extension Ink {
  static func system(_ color: SystemColor, _ opacity: Double = 1) -> Ink {
    .color(.system(color, opacity: opacity))
  }
}
