import ViewTree

@testable import Layout

/// A view of a test, written as it nests.
struct Sketch {
  var content: Content
  var children: [Sketch] = []
  /// What a test asks for the view's frame by.
  var name: String?

  func named(_ name: String) -> Sketch {
    var copy = self
    copy.name = name
    return copy
  }

  /// The view inside of a modifier.
  func modified(_ content: Content) -> Sketch { Sketch(content: content, children: [self]) }

  func frame(_ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center)
    -> Sketch
  {
    modified(.frame(width: width, height: height, alignment: alignment))
  }

  func flexible(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    _ alignment: Alignment = .center
  ) -> Sketch {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth,
          idealWidth: idealWidth,
          maxWidth: maxWidth,
          minHeight: minHeight,
          idealHeight: idealHeight,
          maxHeight: maxHeight,
          alignment: alignment
        )
      )
    )
  }

  func padding(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Sketch {
    modified(
      .padding(PaddingInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    )
  }

  func padding(_ length: Double) -> Sketch { padding(length, length, length, length) }

  func guide(_ line: AlignmentGuide.Line, _ place: Double) -> Sketch {
    modified(.alignmentGuide(AlignmentGuide(line, place: place)))
  }

  func priority(_ priority: Double) -> Sketch { modified(.layoutPriority(priority)) }

  func fixed(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func overlay(_ layer: Sketch, _ alignment: Alignment = .center) -> Sketch {
    Sketch(content: .overlay(alignment), children: [self, layer])
  }

  func background(_ layer: Sketch, _ alignment: Alignment = .center) -> Sketch {
    Sketch(content: .background(alignment), children: [self, layer])
  }
}

func words(_ string: String) -> Sketch {
  Sketch(content: .text(TextContent(runs: [TextRun(string)])))
}

/// A view that takes all that it is offered.
let fill = Sketch(content: .shape(ShapeContent(kind: .rectangle)))
let spacer = Sketch(content: .spacer(minLength: nil))
let divider = Sketch(content: .divider)

/// A view of one size.
func box(_ width: Double, _ height: Double) -> Sketch { fill.frame(width, height) }

func row(align alignment: Alignment = .center, spacing: Double? = 0, _ children: Sketch...)
  -> Sketch
{
  Sketch(
    content: .stack(Stack(axis: .horizontal, alignment: alignment, spacing: spacing)),
    children: children
  )
}

func column(align alignment: Alignment = .center, spacing: Double? = 0, _ children: Sketch...)
  -> Sketch
{
  Sketch(
    content: .stack(Stack(axis: .vertical, alignment: alignment, spacing: spacing)),
    children: children
  )
}

func layers(align alignment: Alignment = .center, _ children: Sketch...) -> Sketch {
  Sketch(content: .depthStack(alignment), children: children)
}

func scroll(axis: Axis = .vertical, anchor: UnitPoint? = nil, _ child: Sketch) -> Sketch {
  let axes = ScrollAxes(
    horizontal: axis == .horizontal,
    vertical: axis == .vertical,
    anchor: anchor
  )
  return Sketch(content: .scroll(axes), children: [child])
}

func grid(
  align alignment: Alignment = .center,
  horizontalSpacing: Double? = 0,
  verticalSpacing: Double? = 0,
  _ rows: Sketch...
) -> Sketch {
  let grid = Grid(
    alignment: alignment,
    horizontalSpacing: horizontalSpacing,
    verticalSpacing: verticalSpacing
  )
  return Sketch(content: .grid(grid), children: rows)
}

func gridRow(align alignment: VerticalAlignment? = nil, _ cells: Sketch...) -> Sketch {
  Sketch(content: .gridRow(alignment), children: cells)
}

/// A sketch that has been laid out.
struct LaidOut {
  private let indices: [String: Int]
  let placed: PlacedTree
  let engine: LayoutEngine

  init(
    _ sketch: Sketch,
    width: Double?,
    height: Double? = nil,
    metrics: any LayoutMetrics = SquareLetters()
  ) {
    var builder = ViewTreeBuilder()
    var indices: [String: Int] = [:]
    func add(_ sketch: Sketch) {
      if let name = sketch.name { indices[name] = builder.count }
      builder.open(sketch.content)
      for child in sketch.children { add(child) }
      builder.close()
    }
    add(sketch)
    self.indices = indices
    var engine = LayoutEngine(builder.finish(), metrics: metrics)
    placed = engine.place(width: width, height: height)
    self.engine = engine
  }

  /// The frame of a named view as x, y, width, height; the root without a name.
  subscript(_ name: String? = nil) -> [Double]? {
    let index = name.map { indices[$0] } ?? 0
    return index.map { index in
      let frame = placed.frames[index]
      return [frame.x, frame.y, frame.width, frame.height]
    }
  }
}
