import ViewTree

/// How controls look where shapes of any size can be drawn; others look as they do in cells.
struct PointLooks {
  let tree: ViewTree
  /// Whether the surface is dark.
  let isDark: Bool
  let resolveToken: (TokenLabel) -> TokenName?

  func piece(for content: Content, children: [Int]) -> Piece? {
    let parts = children.map(Piece.node)
    switch content {
    case .tokenLabel(let token): return TokenLooks.label(token, resolveToken(token))
    case .placeholder(let kind): return TokenLooks.placeholder(kind)
    case .progress(var progress) where content.isPictured:
      // SwiftUI turns a wheel where nobody knows how far something has come.
      progress.style = .circular
      return .made(.progress(progress), parts)
    case .tabs(let tabs) where tabs.style == .page:
      return ContainerLooks.pages(tabs, parts)
    case .tabs(let tabs): return self.tabs(tabs, children)
    default: break
    }
    guard let first = parts.first else { return Looks.piece(for: content, children: children) }
    switch content {
    case .button(let button): return PointControls.button(button, label: first)
    case .menu: return .tinted(.color(.system(.accent)), first)
    case .toggle(let toggle): return PointControls.toggle(toggle, label: first)
    case .slider(let slider): return PointControls.slider(slider, parts)
    case .stepper: return PointControls.stepper(label: first)
    case .textField(let field) where field.style == .roundedBorder:
      return PointControls.field(field, label: first)
    case .picker(let picker):
      return PointPickers.piece(picker, label: first, Array(parts.dropFirst()), isDark: isDark)
        ?? Looks.piece(for: content, children: children)
    case .gauge(let gauge):
      return PointGauges.piece(gauge, parts) ?? Looks.piece(for: content, children: children)
    case .colorWell(let color): return PointControls.colorWell(color, label: first)
    case .disclosure(let isExpanded): return PointControls.disclosure(isExpanded, parts)
    case .presentation(let presentation):
      return PointControls.presentation(presentation, parts)
    default: return Looks.piece(for: content, children: children)
    }
  }

  /// The content above a bar of symbols with their titles below them; the chosen one has the accent.
  private func tabs(_ tabs: Tabs, _ children: [Int]) -> Piece {
    let content = children.dropFirst(tabs.count).map(Piece.node)
    let bar = children.prefix(tabs.count).enumerated().map { index, child in
      let isSelected = index == tabs.selected
      let color: SystemColor = isSelected ? .accent : .secondary
      let item = Piece.tinted(.color(.system(color)), upright(child))
      return (isSelected ? item.readAsSelected() : item).wide()
    }
    return .column(content + (bar.isEmpty ? [] : [.divider, .row(bar)]))
  }

  /// A label with its icon above its title; other nodes as they are.
  private func upright(_ node: Int) -> Piece {
    var index = node
    while tree.nodes[index].childCount == 1, case .stack = tree.nodes[index].content { index += 1 }
    let parts = Array(tree.children(of: index))
    guard case .label(let style) = tree.nodes[index].content, parts.count == 2,
      style == .automatic || style == .titleAndIcon
    else { return .node(node) }
    return .column([.node(parts[1]), .node(parts[0])], alignment: .center, spacing: 2)
  }
}

extension Content {
  /// Whether the node is rewritten for surfaces with shapes of any size.
  var isPictured: Bool {
    switch self {
    case .tokenLabel, .placeholder: true
    case .progress(let progress): progress.style == .automatic && progress.fraction == nil
    default: isControl
    }
  }
}

extension Piece {
  static func symbol(_ name: String, _ style: TextStyle) -> Piece {
    .made(.symbol(Symbol(name: name, style: style)), [])
  }

  static func symbol(
    _ name: String,
    _ color: SystemColor,
    _ role: TextRole = .body,
    weight: FontWeight? = nil
  ) -> Piece {
    let font = Font(size: .style(role), weight: weight)
    return .symbol(name, TextStyle(font: font, paint: .color(.system(color))))
  }

  static func shape(_ kind: ShapeKind, fill: Paint? = nil, stroke: Stroke? = nil) -> Piece {
    .made(.shape(ShapeContent(kind: kind, fill: fill, stroke: stroke)), [])
  }

  static func layers(_ pieces: [Piece], _ alignment: Alignment = .center) -> Piece {
    .made(.depthStack(alignment), pieces)
  }

  func frame(width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center) -> Piece
  {
    .made(.frame(width: width, height: height, alignment: alignment), [self])
  }

  func shadow(radius: Double, y: Double, opacity: Double = 0.15) -> Piece {
    .made(.shadow(color: .system(.black, opacity: opacity), radius: radius, x: 0, y: y), [self])
  }

  /// A line along the inside of a shape behind the piece.
  func outlined(_ kind: ShapeKind, _ color: SystemColor = .separator, dash: [Double] = []) -> Piece
  {
    let stroke = Stroke(paint: .color(.system(color)), width: 1, isInside: true, dash: dash)
    return .made(.background(.center), [self, .shape(kind, stroke: stroke)])
  }
}
