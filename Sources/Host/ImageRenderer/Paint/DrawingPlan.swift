internal import Drawing
internal import ViewTree

/// What a painter has to know about groups before it opens them.
struct DrawingPlan {
  struct PlannedGroup {
    /// The group with numbers that can be drawn.
    var group: Group
    /// The index of the command that ends the group, or the number of commands.
    var end: Int
    /// The number of commands and groups directly inside.
    var children = 0
    /// The index of the last group directly inside.
    var lastGroup: Int?
    /// What is drawn inside, in the coordinates outside, cut by the clip.
    var content = Bounds()
    /// The content with its blur and shadow.
    var bounds = Bounds()
  }

  /// For each command that opens a group, at its index.
  private(set) var groups: [Int: PlannedGroup] = [:]
  private let commands: [Drawing.Command]
  private let width: (TextLine) -> Double

  /// - Parameter width: Measures a line that carries no width.
  init(_ drawing: Drawing, width: @escaping (TextLine) -> Double) {
    commands = drawing.commands
    self.width = width
    var open: [(index: Int, group: PlannedGroup, inside: Bounds)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .group(let group):
        if let last = open.indices.last {
          open[last].group.children += 1
          open[last].group.lastGroup = index
        }
        open.append((index, PlannedGroup(group: group.drawable, end: commands.count), Bounds()))
      case .end:
        guard let closed = open.popLast() else { continue }
        finish(closed, at: index, in: &open)
      default:
        guard let last = open.indices.last else { continue }
        open[last].group.children += 1
        open[last].inside.formUnion(bounds(of: command))
      }
    }
    while let closed = open.popLast() { finish(closed, at: commands.count, in: &open) }
  }

  private mutating func finish(
    _ closed: (index: Int, group: PlannedGroup, inside: Bounds),
    at end: Int,
    in open: inout [(index: Int, group: PlannedGroup, inside: Bounds)]
  ) {
    var planned = closed.group
    let group = planned.group
    planned.end = end
    var inside = closed.inside
    if let clip = group.clip { inside = inside.intersection(clip.bounds) }
    planned.content = group.transform.map { inside.mapped(by: $0) } ?? inside
    planned.bounds = planned.content.grown(by: group.blur > 0 ? 3 * group.blur : 0)
    if let shadow = group.shadow {
      let reach = planned.bounds.moved(x: shadow.x, y: shadow.y)
      planned.bounds.formUnion(reach.grown(by: max(3 * shadow.radius, 0)))
    }
    groups[closed.index] = planned
    if let last = open.indices.last { open[last].inside.formUnion(planned.bounds) }
  }

  /// A rectangle around what a command draws, where it stands.
  func bounds(of command: Drawing.Command) -> Bounds {
    switch command {
    case .fill(let path, _): path.bounds
    case .stroke(let path, _, let line): path.bounds.grown(by: line.reach)
    case .text(let line): line.bounds(width: line.width ?? width(line))
    case .group, .end: Bounds()
    }
  }
}

extension Group {
  /// The group with lengths that are numbers, and within reason.
  fileprivate var drawable: Group {
    func radius(_ value: Double) -> Double { value > 0 ? min(value, 10_000) : 0 }
    func offset(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e5), 1e5) }
    var group = self
    group.blur = radius(blur)
    group.shadow = shadow.map {
      Shadow(color: $0.color, radius: radius($0.radius), x: offset($0.x), y: offset($0.y))
    }
    return group
  }
}

extension Line {
  /// How far the line stands out from its outline.
  var reach: Double {
    let half = max(width, 0) / 2
    return join == .miter ? half * min(max(miterLimit, 1.5), 20) : half * 1.5
  }
}

extension TextLine {
  /// The height of the largest letters.
  private var size: Double { runs.reduce(0) { max($0, $1.font.size) } }

  /// The line's left end.
  func start(width: Double) -> Double {
    switch anchor {
    case .start: x
    case .middle: x - width / 2
    case .end: x - width
    }
  }

  /// A rectangle that holds the letters and their marks.
  func bounds(width: Double) -> Bounds {
    let offset = runs.reduce(0) { max($0, abs($1.baselineOffset)) }
    let left = start(width: width)
    return Bounds(
      left: left - size,
      top: baseline - 2 * size - offset,
      right: left + width + size,
      bottom: baseline + size + offset
    )
  }
}
