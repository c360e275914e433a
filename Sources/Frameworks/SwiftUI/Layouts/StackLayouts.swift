public import Foundation
internal import ViewTree

/// A layout that the surface knows itself.
///
/// It does not reckon places; the surface does.
protocol StackLayout: Layout {
  /// The container in the tree.
  var content: ViewTree::Content { get }
}

/// A row, as a layout.
public struct HStackLayout: Layout, StackLayout, Sendable {
  /// Where the views stand across the row.
  public var alignment: VerticalAlignment
  /// The space between them; nil for the surface's default.
  public var spacing: CGFloat?

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var content: ViewTree::Content {
    let alignment = Alignment(horizontal: .center, vertical: alignment).tree
    return .stack(Stack(axis: .horizontal, alignment: alignment, spacing: spacing?.treeLength))
  }
}

/// A column, as a layout.
public struct VStackLayout: Layout, StackLayout, Sendable {
  /// Where the views stand across the column.
  public var alignment: HorizontalAlignment
  /// The space between them; nil for the surface's default.
  public var spacing: CGFloat?

  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var content: ViewTree::Content {
    let alignment = Alignment(horizontal: alignment, vertical: .center).tree
    return .stack(Stack(axis: .vertical, alignment: alignment, spacing: spacing?.treeLength))
  }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout, StackLayout, Sendable {
  /// Where smaller views stand in the space of the largest.
  public var alignment: Alignment

  /// Puts views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var content: ViewTree::Content { .depthStack(alignment.tree) }
}

/// A grid, as a layout.
public struct GridLayout: Layout, StackLayout, Sendable {
  /// Where cells stand in the room of their row and column.
  public var alignment: Alignment
  /// The space between columns; nil for the surface's default.
  public var horizontalSpacing: CGFloat?
  /// The space between rows; nil for the surface's default.
  public var verticalSpacing: CGFloat?

  /// Makes a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var content: ViewTree::Content {
    .grid(
      ViewTree::Grid(
        alignment: alignment.tree,
        horizontalSpacing: horizontalSpacing.flatMap { $0.treeSize },
        verticalSpacing: verticalSpacing.flatMap { $0.treeSize }
      )
    )
  }
}

extension StackLayout {
  /// The size of the largest view; a stack on a surface is measured by it.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let axis: ViewTree::Axis? = if case .stack(let stack) = content { stack.axis } else { nil }
    let gaps = CGFloat(max(sizes.count - 1, 0)) * 8
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return CGSize(
      width: axis == .horizontal ? widths.reduce(gaps, +) : widths.max() ?? 0,
      height: axis == .vertical ? heights.reduce(gaps, +) : heights.max() ?? 0
    )
  }

  /// Puts the views one after the other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    let axis: ViewTree::Axis? = if case .stack(let stack) = content { stack.axis } else { nil }
    var place = bounds.origin
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: place, proposal: ProposedViewSize(size))
      if axis == .horizontal { place.x += size.width + 8 }
      if axis == .vertical { place.y += size.height + 8 }
    }
  }
}

/// A layout whose type is hidden, so that one can take the place of another.
public struct AnyLayout: Layout {
  let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  /// What the layout inside keeps.
  public struct Cache {
    var value: Any
  }

  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  /// The size that the layout inside gives the whole.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
      guard var own = cache.value as? L.Cache else { return .zero }
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(layout, &cache)
  }

  /// Lets the layout inside give the views their places.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L, _ cache: inout Cache) {
      guard var own = cache.value as? L.Cache else { return }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache.value = own
    }
    place(layout, &cache)
  }

  /// Gives views places by the layout inside.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _AnyLayoutView(layout: layout, content: content())
  }
}

/// Views whose places a layout with a hidden type gives; their state outlives a change of layout.
struct _AnyLayoutView<Content> {
  let layout: any Layout
  let content: Content
}

extension _AnyLayoutView: View where Content: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    func resolve<L: Layout>(_ layout: L) {
      _LayoutView<L, Content>._resolve(
        _LayoutView(layout: layout, content: view.content),
        in: resolver
      )
    }
    resolve(view.layout)
  }
}
