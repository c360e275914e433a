public import Foundation
public import SwiftUI
internal import ViewTree

/// A part of a mark on an axis.
public protocol AxisMark {
  /// The type of the parts that the body is.
  associatedtype Body: AxisMark

  /// The parts.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the part to a mark.
  @MainActor func _add(to parts: inout _AxisMarkParts)
}

extension AxisMark {
  /// Adds the parts of the body.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    body._add(to: &parts)
  }
}

extension AxisMark where Body == Never {
  /// The body of a primitive part, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: AxisMark {}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the part, if there is one.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    self?._add(to: &parts)
  }
}

/// A mark of an axis while it is put together.
public struct _AxisMarkParts {
  var mark: ViewTree::Chart.AxisMark
  let value: AxisValue
  let environment: EnvironmentValues
}

/// Builds a mark of an axis out of its parts.
@resultBuilder
public struct AxisMarkBuilder {
  /// Passes a part on.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// Builds a mark without parts.
  public static func buildBlock() -> _AxisMarkTuple {
    _AxisMarkTuple(members: [])
  }

  /// Passes a single part on unchanged.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// Builds a mark from several parts.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisMarkTuple {
    var members: [any AxisMark] = []
    repeat members.append(each content)
    return _AxisMarkTuple(members: members)
  }

  /// Builds the parts inside `if #available`.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> _AxisMarkTuple {
    _AxisMarkTuple(members: [content])
  }

  /// Builds a part that is there only while a condition holds.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the parts of the first branch of a condition.
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisMarkTuple {
    _AxisMarkTuple(members: [first])
  }

  /// Builds the parts of the second branch of a condition.
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisMarkTuple {
    _AxisMarkTuple(members: [second])
  }
}

/// Several parts of a mark.
public struct _AxisMarkTuple: AxisMark {
  let members: [any AxisMark]

  /// Several parts have no body of their own.
  public typealias Body = Never

  /// Adds the parts.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    for member in members { member._add(to: &parts) }
  }
}

/// A line across the plot at a mark of an axis; its look is the surface's.
public struct AxisGridLine: AxisMark, Sendable {
  /// A line has no body.
  public typealias Body = Never

  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}

  /// Adds the line.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    parts.mark.hasGridLine = true
  }
}

/// A short line at a mark of an axis; its look is the surface's.
public struct AxisTick: AxisMark, Sendable {
  /// A line has no body.
  public typealias Body = Never

  /// Makes a line.
  public init(
    centered: Bool? = nil,
    length: Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// Adds the line.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    parts.mark.hasTick = true
  }

  /// How long a tick is.
  ///
  /// Accepted without effect: ticks have no length of their own.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    /// The surface's choice.
    public static let automatic = Length(integerLiteral: 0)
    /// As long as the words are high.
    public static let label = Length(integerLiteral: 0)
    /// As long as the words are high and some points more.
    public static let longestLabel = Length(integerLiteral: 0)

    /// As long as the words are high and some points more.
    public static func label(extendBy amount: CGFloat = 0) -> Length { label }

    /// As long as the highest of the words and some points more.
    public static func longestLabel(extendBy amount: CGFloat = 0) -> Length { longestLabel }

    /// Makes a number of points.
    public init(integerLiteral value: Int) {}

    /// Makes a number of points.
    public init(floatLiteral value: Double) {}
  }
}

/// The usual parts of a mark: a grid line, a tick and words.
public struct _DefaultAxisMark: AxisMark {
  let label: any AxisMark

  /// The usual parts have no body of their own.
  public typealias Body = Never

  /// Adds the parts.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    parts.mark.hasGridLine = true
    parts.mark.hasTick = true
    label._add(to: &parts)
  }
}

extension AxisMark {
  /// Paints the part.
  ///
  /// Accepted without effect: its colour is the surface's.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  /// Sets the font of words.
  ///
  /// Accepted without effect: it is the surface's.
  public func font(_ font: SwiftUI::Font?) -> some AxisMark { self }

  /// Moves the part.
  ///
  /// Accepted without effect: parts stand at their values.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

  /// Moves the part.
  ///
  /// Accepted without effect: parts stand at their values.
  public func offset(_ offset: CGSize) -> some AxisMark { self }

  /// Moves the ends of the part.
  ///
  /// Accepted without effect: parts stand at their values.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some AxisMark {
    self
  }

  /// Moves the ends of the part.
  ///
  /// Accepted without effect: parts stand at their values.
  @_disfavoredOverload
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    self
  }

  /// Draws the part that opaque; what cannot be seen is left out.
  public func opacity(_ opacity: Double) -> some AxisMark {
    _AxisMarkTuple(members: opacity > 0 ? [self] : [])
  }
}
