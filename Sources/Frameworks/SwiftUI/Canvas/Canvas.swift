public import Foundation
internal import ViewTree

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws the view for a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the picture is opaque.
  public var isOpaque: Bool
  /// How colours are kept.
  public var colorMode: ColorRenderingMode
  /// Whether the picture may be drawn late.
  public var rendersAsynchronously: Bool

  /// Makes a view that is drawn by a closure, which can draw other views.
  ///
  /// - Parameters:
  ///   - opaque: Accepted without effect.
  ///   - colorMode: Accepted without effect.
  ///   - rendersAsynchronously: Accepted without effect.
  ///   - renderer: Draws the view.
  ///   - symbols: Views with tags, by which the closure asks for them.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view that is drawn by a closure.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: View {
  /// A canvas has no body.
  public typealias Body = Never

  /// Adds what the closure draws for the size that is known, or guessed.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.geometryNode { geometry in
        let symbols = resolver.taggedViews(of: view.symbols)
        let picture = GraphicsContext.Picture(size: geometry.size, symbols: symbols)
        var context = GraphicsContext(picture: picture, environment: resolver.environment)
        view.renderer(&context, geometry.size)
        resolver.add(picture)
      }
    }
  }
}

extension _ViewResolver {
  /// The views that a canvas can draw, by their tags.
  fileprivate func taggedViews<Symbols: View>(of symbols: Symbols) -> [AnyHashable: AnyView] {
    guard Symbols.self != EmptyView.self else { return [:] }
    let collector = NodeCollector { _ in false }
    _ = apart(.depthStack(.center)) {
      collecting(with: collector) { resolve(symbols) }
    }
    var views: [AnyHashable: AnyView] = [:]
    for (index, traits) in collector.views.enumerated() {
      guard let tag = (traits.tag?.value as? any Hashable).map({ AnyHashable($0) }) else {
        continue
      }
      views[tag] = AnyView(_CanvasSymbol(symbols: symbols, index: index))
    }
    return views
  }

  /// Adds what has been drawn, each mark in a frame as large as the picture.
  func add(_ picture: GraphicsContext.Picture) {
    node(.depthStack(.topLeading)) {
      for (index, mark) in picture.marks.enumerated() {
        guard failure == nil else { return }
        descend(.child(index)) { add(mark, picture) }
      }
    }
  }

  private func add(_ mark: GraphicsContext.Mark, _ picture: GraphicsContext.Picture) {
    var modifiers: [Content] = []
    if mark.opacity < 1 { modifiers.append(.opacity(Color.unit(mark.opacity))) }
    if let mode = mark.blendMode.tree { modifiers.append(.blendMode(mode)) }
    modifiers += mark.filters.map { .filter($0) }
    modifiers += mark.clips.map { .clip(.path($0.tree(isEvenOdd: true))) }
    wrapping(modifiers[...]) { add(mark.content, picture) }
  }

  /// Runs a closure in which each added node gets nodes of several modifiers around it.
  func wrapping(_ contents: ArraySlice<Content>, _ body: () -> Void) {
    guard let first = contents.first else { return body() }
    wrapping(first) { wrapping(contents.dropFirst(), body) }
  }

  private func add(_ content: GraphicsContext.MarkContent, _ picture: GraphicsContext.Picture) {
    switch content {
    case .shape(let path, let fill, let stroke):
      let size = picture.size
      leaf(
        .shape(
          ShapeContent(
            kind: .path(path),
            fill: fill?.paint(in: environment, size: size),
            stroke: stroke.map { $0.1.stroke($0.0.paint(in: environment, size: size)) }
          )
        )
      )
    case .view(let view, let point, let anchor):
      add(view, at: point, anchor: anchor, in: picture.size)
    case .framed(let view, let rect):
      wrapping(.offset(x: rect.minX.treeLength, y: rect.minY.treeLength)) {
        let (width, height) = (rect.width.treeSize, rect.height.treeSize)
        wrapping(.frame(width: width, height: height, alignment: .topLeading)) { resolve(view) }
      }
    case .layer(let layer): add(layer)
    }
  }

  /// Adds a view so that a point of it comes to a place: the nearest of its corners, middles and
  /// centre stands for the point.
  private func add(_ view: AnyView, at point: CGPoint, anchor: UnitPoint, in size: CGSize) {
    func nearest(_ part: CGFloat) -> Int { part < 0.25 ? 0 : part > 0.75 ? 2 : 1 }
    let (column, row) = (nearest(anchor.x), nearest(anchor.y))
    let horizontal: [ViewTree::HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [ViewTree::VerticalAlignment] = [.top, .center, .bottom]
    let alignment = ViewTree::Alignment(horizontal: horizontal[column], vertical: vertical[row])
    let x = point.x - size.width * CGFloat(column) / 2
    let y = point.y - size.height * CGFloat(row) / 2
    let frame = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    wrapping(.offset(x: x.treeLength, y: y.treeLength)) {
      wrapping(.flexibleFrame(frame)) {
        wrapping(.fixedSize(horizontal: true, vertical: true)) { resolve(view) }
      }
    }
  }
}

/// One of the views that a canvas can draw.
struct _CanvasSymbol<Symbols> {
  let symbols: Symbols
  let index: Int
}

extension _CanvasSymbol: View where Symbols: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let collector = NodeCollector { $0 == view.index }
    resolver.slot(.depthStack(.center), part: 0, isRequired: true) {
      resolver.collecting(with: collector) { resolver.resolve(view.symbols) }
    }
  }
}
