package import ViewTree

/// A picture as data: what is drawn, in order, in points from the top left corner.
///
/// Trees and charts become drawings; pictures and the vector graphics in pages are made of them. All
/// numbers are finite, all text is sanitized, and groups are closed.
package struct Drawing: Hashable, Sendable {
  /// In points.
  package var width: Double
  package var height: Double
  package private(set) var commands: [Command] = []
  /// The number of groups that are open.
  package private(set) var depth = 0

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// One step of the drawing.
  package enum Command: Hashable, Sendable {
    /// Fills the inside of an outline.
    case fill(Path, Ink)
    /// Draws a line along an outline.
    case stroke(Path, Ink, Line)
    /// Writes one line of text.
    case text(TextLine)
    /// Opens a group: what follows until its ``end`` is drawn as one.
    indirect case group(Group)
    case end
  }

  package mutating func fill(_ path: Path, _ ink: Ink) { commands.append(.fill(path, ink)) }

  package mutating func stroke(_ path: Path, _ ink: Ink, _ line: Line) {
    commands.append(.stroke(path, ink, line))
  }

  package mutating func text(_ line: TextLine) { commands.append(.text(line)) }

  package mutating func open(_ group: Group) {
    commands.append(.group(group))
    depth += 1
  }

  /// Ends the innermost open group; nothing where none is open.
  package mutating func close() {
    guard depth > 0 else { return }
    commands.append(.end)
    depth -= 1
  }

  /// Adds another drawing, with its top left corner at a point.
  package mutating func append(_ other: Drawing, x: Double, y: Double) {
    let depth = depth
    open(Group(transform: .translation(x: x, y: y)))
    commands += other.commands
    self.depth += other.depth
    while self.depth > depth { close() }
  }
}

/// What several commands have in common.
package struct Group: Hashable, Sendable {
  /// Applied to coordinates inside the group, the outline that clips it included.
  package var transform: Transform?
  /// What is outside of it is not drawn.
  package var clip: Path?
  /// 0…1, for the group as a whole.
  package var opacity: Double
  package var blendMode: BlendMode
  /// In points; 0 for none.
  package var blur: Double
  package var shadow: Shadow?
  /// Whether the last of the groups inside is not drawn, and its opacity cuts the rest instead.
  package var isMasked: Bool

  package init(
    transform: Transform? = nil,
    clip: Path? = nil,
    opacity: Double = 1,
    blendMode: BlendMode = .normal,
    blur: Double = 0,
    shadow: Shadow? = nil,
    isMasked: Bool = false
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.blendMode = blendMode
    self.blur = blur
    self.shadow = shadow
    self.isMasked = isMasked
  }
}

/// A shadow behind a group.
package struct Shadow: Hashable, Sendable {
  package var color: ColorValue
  /// How far it is blurred, in points.
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(color: ColorValue, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
