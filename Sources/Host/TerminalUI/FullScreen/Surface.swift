internal import Layers
internal import TerminalRenderer
internal import ViewTree

/// One layer of what is shown: the app's own content, or something that is presented over it.
struct Surface {
  /// How it stands over what is below; nil for the lowest.
  let presentation: Presentation?
  /// What dismisses it.
  let dismissal: ControlMark?
  let tree: ViewTree
  private let layout: InteractiveLayout
  private let disabled: DisabledNodes
  private(set) var frame: InteractiveFrame
  private(set) var stops: [ControlStop]
  /// The place of the panel on the screen, its frame included, and whether it has one.
  let panel: CellRect
  let hasFrame: Bool
  /// Where the content's first cell is on the screen.
  let origin: CellPoint
  var focus: Focus?

  /// What the screen shows below everything.
  init(base tree: ViewTree, options: TerminalOptions, scrolls: [UInt64: CellPoint]) {
    self.init(
      tree,
      nil,
      nil,
      options,
      panel: CellRect(x: 0, y: 0, width: options.columns, height: options.rows ?? 24),
      hasFrame: false,
      scrolls
    )
  }

  init(_ layer: LayeredTree.Layer, options: TerminalOptions, scrolls: [UInt64: CellPoint]) {
    let (columns, rows) = (options.columns, options.rows ?? 24)
    let kind = layer.presentation.kind
    let hasFrame = PanelSize.hasFrame(kind, columns: columns, rows: rows)
    var size = PanelSize.size(of: kind, columns: columns, rows: rows)
    if hasFrame, kind != .sheet {
      size = Surface.fitting(layer, options, within: size)
    }
    let panel = CellRect(
      x: (columns - size.columns) / 2,
      y: (rows - size.rows) / 2,
      width: size.columns,
      height: size.rows
    )
    self.init(
      layer.tree,
      layer.presentation,
      layer.mark,
      options,
      panel: panel,
      hasFrame: hasFrame,
      scrolls
    )
  }

  private init(
    _ tree: ViewTree,
    _ presentation: Presentation?,
    _ dismissal: ControlMark?,
    _ options: TerminalOptions,
    panel: CellRect,
    hasFrame: Bool,
    _ scrolls: [UInt64: CellPoint]
  ) {
    self.presentation = presentation
    self.dismissal = dismissal
    self.tree = tree
    self.panel = panel
    self.hasFrame = hasFrame
    origin = CellPoint(
      x: panel.x + (hasFrame ? PanelSize.insetColumns / 2 : 0),
      y: panel.y + (hasFrame ? PanelSize.insetRows / 2 : 0)
    )
    var inner = options
    inner.columns = max(panel.width - (hasFrame ? PanelSize.insetColumns : 0), 1)
    inner.rows = max(panel.height - (hasFrame ? PanelSize.insetRows : 0), 1)
    layout = InteractiveLayout(of: tree, options: inner)
    disabled = tree.disabledNodes
    frame = layout.frame(scrolls: scrolls)
    stops = ControlStop.stops(in: frame.places, disabled: disabled)
  }

  /// The size of a dialog that is as large as what is in it.
  private static func fitting(
    _ layer: LayeredTree.Layer,
    _ options: TerminalOptions,
    within most: (columns: Int, rows: Int)
  ) -> (columns: Int, rows: Int) {
    var inner = options
    inner.columns = max(most.columns - PanelSize.insetColumns, 1)
    inner.rows = nil
    let content = InteractiveLayout(of: layer.tree, options: inner).frame(scrolls: [:]).content
    let least = max((layer.presentation.title?.count ?? 0) + 4, 16)
    let columns = min(max(content.width, least) + PanelSize.insetColumns, most.columns)
    return (columns, min(max(content.height, 1) + PanelSize.insetRows, most.rows))
  }

  /// Draws the content anew, scrolled elsewhere.
  mutating func redraw(scrolls: [UInt64: CellPoint]) {
    frame = layout.frame(scrolls: scrolls)
    stops = ControlStop.stops(in: frame.places, disabled: disabled)
  }

  /// The content's cells on the screen.
  var content: CellRect {
    CellRect(x: origin.x, y: origin.y, width: frame.buffer.columns, height: frame.buffer.rows)
  }

  var focusedStop: ControlStop? { focus.flatMap(stop) }

  func stop(_ focus: Focus) -> ControlStop? { stops.first { $0.focus == focus } }

  /// What is pressed at a place.
  ///
  /// Where a report or a picker is, that is something in it or in front of it and nothing else: what
  /// is around or behind it would be told where there are controls in it.
  func stop(at place: CellPoint) -> ControlStop? {
    let under = stops.filter { $0.visible?.contains(place.x, place.y) ?? false }
    let hosted = frame.places.last {
      $0.mark.role == .hosted && $0.mark.number >= ControlMark.numberLimit
        && $0.visible?.contains(place.x, place.y) ?? false
    }
    guard let hosted, tree.nodes.indices.contains(hosted.node) else { return under.last }
    let end = hosted.node + 1 + tree.nodes[hosted.node].descendantCount
    return under.last { $0.node >= end } ?? under.last { $0.node > hosted.node }
  }

  /// The places of what scrolls its content.
  var scrollers: [MarkPlace] { frame.places.filter { $0.mark.role == .scroll } }

  func scroller(_ number: UInt64?) -> MarkPlace? {
    guard let number else { return nil }
    return frame.places.first { $0.mark.number == number && $0.mark.role == .scroll }
  }

  /// What Escape dismisses within the content, such as the uppermost view of a navigation.
  var innerDismissal: UInt64? {
    frame.places.last { $0.mark.role == .dismiss }?.mark.number
  }

  /// The button that a key presses wherever the focus is: the app's own before those of reports.
  func button(for key: ControlMark.Abilities) -> UInt64? {
    let buttons = stops.filter { $0.mark.role == .press && $0.mark.abilities.contains(key) }
    return (buttons.first { $0.mark.number < ControlMark.numberLimit } ?? buttons.first)?.mark
      .number
  }

  /// The first control of a view that a navigation has shown since another frame, behind the one that
  /// leads back; nil where it shows none.
  func pushedFocus(since old: Surface) -> Focus? {
    guard let number = innerDismissal,
      !old.frame.places.contains(where: { $0.mark.number == number }),
      let mark = tree.mark(numbered: number)
    else { return nil }
    let page = mark..<(mark + 1 + tree.nodes[mark].descendantCount)
    let inside = stops.filter { page.contains($0.node) }
    return (inside.first { !leadsBack($0) } ?? inside.first)?.focus
  }

  private func leadsBack(_ stop: ControlStop) -> Bool {
    let end = stop.node + 1 + tree.nodes[stop.node].descendantCount
    return tree.nodes[stop.node..<end].contains { node in
      if case .symbol(let symbol) = node.content {
        symbol.name == "chevron.backward"
      } else {
        false
      }
    }
  }

  /// The button that cancels, in a dialog that nothing else dismisses.
  var cancelButton: UInt64? { stops.first { role(of: $0) == .cancel }?.focus.number }

  /// What has the focus in a layer that has just come: the first control, but nothing that destroys,
  /// since a key that was meant for what is below may come late.
  var firstFocus: Focus? {
    if let hostWish { return hostWish }
    guard let first = stops.first, role(of: first) == .destructive else {
      return stops.first?.focus
    }
    let safe =
      stops.first { role(of: $0) == .cancel } ?? stops.first { role(of: $0) != .destructive }
    return safe?.focus
  }

  /// The control of the host's own that the focus is to be on, such as a picker's search field.
  ///
  /// Reports' marks are above the limit too, but wish for nothing.
  var hostWish: Focus? {
    stops.first { stop in
      stop.mark.abilities.contains(.focus) && stop.mark.number >= ControlMark.numberLimit
    }?.focus
  }

  private func role(of stop: ControlStop) -> ButtonContent.Role? {
    guard case .button(let button)? = tree.content(markedBy: stop.node) else { return nil }
    return button.role
  }
}
