public import Foundation

/// A position across an axis, as a place in a view.
public protocol AlignmentID {
  /// The place in a view that has not said another with `alignmentGuide`.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position by its type; types do not change, so they can be sent.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// The place in a view of 100 by 100 points.
  func probe() -> CGFloat {
    let place = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
    return place.isNaN ? 50 : place
  }
}

/// The size of a view, and where its alignment guides are.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?

  init(
    width: CGFloat,
    height: CGFloat,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.key.id.defaultValue(in: self) }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.key.id.defaultValue(in: self) }

  /// The place that the view has said itself; none is kept.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The place that the view has said itself; none is kept.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

enum LeadingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum LeadingSeparator: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TrailingSeparator: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.firstBaseline ?? context.height
  }
}

enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.lastBaseline ?? context.height
  }
}
