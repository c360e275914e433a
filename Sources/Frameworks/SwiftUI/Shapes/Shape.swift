public import Foundation
internal import ViewTree

/// An outline that is drawn in the frame that it is given.
///
/// Types give an outline with ``path(in:)``. The size of the frame is known once the surface has laid
/// the report out; the outline is asked for again then.
public nonisolated protocol Shape: Animatable, View, Sendable {
  /// The outline in a frame.
  func path(in rect: CGRect) -> Path

  /// What the outline is for.
  static var role: ShapeRole { get }

  /// How the outline follows languages that are written from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the outline takes when it is offered one.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How the outline is found; shapes with a path inherit this.
  var _geometry: _ShapeGeometry { get }
}

extension Shape {
  /// An outline to be filled.
  public static var role: ShapeRole { .fill }

  /// Mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All that is offered, and 10 points along axes where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape's path in its frame.
  public var _geometry: _ShapeGeometry {
    _ShapeGeometry { path(in: $0) }
  }

  /// The outline, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self> {
    fill(ForegroundStyle())
  }
}

extension Shape where Body == Never {
  /// Adds the outline, filled with the foreground style.
  @MainActor
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.add(view._geometry, [.fill(AnyShapeStyle(ForegroundStyle()), FillStyle())])
  }
}

/// What an outline is for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To have a line along it.
  case stroke
  /// To stand between things.
  case separator
}

/// How something follows languages that are written from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored from left to right and from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)
}

/// An outline that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller outline.
  associatedtype InsetShape: InsettableShape

  /// The outline, made smaller by an amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of an outline that crosses itself is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
