public import Foundation

/// A type that gives views their places.
///
/// The host measures the views' ideal, least and largest sizes; what a view answers to other
/// proposals is reckoned from them.
public protocol Layout: Animatable {
  /// The type of what is kept between the steps of a layout.
  associatedtype Cache = Void

  /// The views of the layout.
  typealias Subviews = LayoutSubviews

  /// How the layout treats its views.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between the steps.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings what is kept up to date.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The space that the whole wants around itself.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the whole when it is offered one.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  /// Gives the views their places.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )

  /// Where a horizontal guide of the whole is; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Where a vertical guide of the whole is; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// None.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The default.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing()
  }

  /// None.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// None.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Gives views places by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == () {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout treats its views.
public struct LayoutProperties: Sendable {
  /// The axis of a stack; nil for others.
  public var stackOrientation: Axis?

  /// Makes properties without an axis.
  public init() {}
}

/// A kind of value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that has told none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around a value.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}

/// A modifier that tells the layout around a value.
struct _LayoutValueModifier {
  let key: ObjectIdentifier
  let value: Any
}

extension _LayoutValueModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let outer = resolver.layoutValues
    resolver.layoutValues[modifier.key] = modifier.value
    content(resolver)
    resolver.layoutValues = outer
  }
}
