public import Foundation
public import SwiftUI
internal import ViewTree

/// A part of a mark on an axis.
public protocol AxisMark {
  /// Adds the part to a mark.
  @MainActor func _add(to parts: inout _AxisMarkParts)
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

  /// Builds a part that is there only while a condition holds.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> _AxisMarkTuple {
    _AxisMarkTuple(members: content.map { [$0] } ?? [])
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

  /// Adds the parts.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    for member in members { member._add(to: &parts) }
  }
}

/// A line across the plot at a mark of an axis; its look is the surface's.
public struct AxisGridLine: AxisMark, Sendable {
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
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    /// The surface's choice.
    public static let automatic = Length(integerLiteral: 0)
    /// As long as the words are high.
    public static let label = Length(integerLiteral: 0)

    /// Makes a number of points.
    public init(integerLiteral value: Int) {}

    /// Makes a number of points.
    public init(floatLiteral value: Double) {}
  }
}

/// The usual parts of a mark: a grid line, a tick and words.
public struct _DefaultAxisMark: AxisMark {
  let label: any AxisMark

  /// Adds the parts.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    parts.mark.hasGridLine = true
    parts.mark.hasTick = true
    label._add(to: &parts)
  }
}

extension AxisMark {
  /// Paints the part; its colour is the surface's.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  /// Sets the font of words; it is the surface's.
  public func font(_ font: SwiftUI::Font?) -> some AxisMark { self }

  /// Moves the part; it stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
