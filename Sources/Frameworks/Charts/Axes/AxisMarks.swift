public import Foundation
public import SwiftUI
internal import ViewTree

/// Grid lines, ticks and words at places of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let position: AxisMarkPosition
  private let values: AxisMarkValues
  /// What stands at a place; nil for the surface's choice.
  private let content: ((AxisValue) -> Content)?

  /// The marks of an axis have no body of their own.
  public typealias Body = Never

  /// Puts some marks at places of the axis.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.position = position
    self.values = values
    self.content = content
  }

  /// Puts some marks at values of the axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.position = position
    self.values = AxisMarkValues(values)
    self.content = content
  }

  /// Puts some marks at places of the axis.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: () -> Content
  ) {
    let mark = content()
    self.init(preset: preset, position: position, values: values) { _ in mark }
  }

  /// Puts some marks at values of the axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: () -> Content
  ) {
    let mark = content()
    self.init(preset: preset, position: position, values: values) { _ in mark }
  }

  /// The marks of the axis.
  @MainActor
  public func _axisMarks(in context: _AxisContext) -> _AxisMarks? {
    if context.state.side == .automatic { context.state.side = position.tree }
    if content == nil, case .automatic(nil, _) = values.rule { return nil }
    let places = values.places(in: context.scope)
    let marks = places.enumerated().map { index, place -> ViewTree::Chart.AxisMark in
      var mark = ViewTree::Chart.AxisMark(value: place)
      guard let content else { return mark }
      mark.label = ""
      mark.hasGridLine = false
      mark.hasTick = false
      let value = AxisValue(plotted: _PlottedValue(place), index: index, count: places.count)
      var parts = _AxisMarkParts(
        mark: mark,
        value: value,
        environment: context.scope.resolver.environment
      )
      content(value)._add(to: &parts)
      return parts.mark
    }
    return _AxisMarks(marks: marks)
  }
}

extension AxisMarks where Content == _DefaultAxisMark {
  /// Puts the usual marks at places of the axis.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.position = position
    self.values = values
    content = nil
  }

  /// Puts the usual marks at values of the axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.position = position
    self.values = AxisMarkValues(values)
    content = nil
  }

  /// Puts the usual marks at places of the axis, with words in a format.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatOutput == String {
    self.position = position
    self.values = values
    content = { _ in _DefaultAxisMark(label: AxisValueLabel<Never>(format: format)) }
  }

  /// Puts the usual marks at values of the axis, with words in a format.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.position = position
    self.values = AxisMarkValues(values)
    content = { _ in _DefaultAxisMark(label: AxisValueLabel<Never>(format: format)) }
  }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  let plotted: _PlottedValue
  /// The place of the value among those that are marked.
  public let index: Int
  /// The number of values that are marked.
  public let count: Int

  /// The value in a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    guard let primitive = P.PrimitivePlottable(_plotted: plotted) else { return nil }
    return P(primitivePlottable: primitive)
  }
}

/// How the marks of an axis look together.
///
/// Accepted without effect: the surface decides.
public struct AxisMarkPreset: Hashable, Sendable {
  /// The surface's choice.
  public static let automatic = AxisMarkPreset()
  /// Words beyond the ends of the axis.
  public static let extended = AxisMarkPreset()
  /// Words that keep inside the ends of the axis.
  public static let aligned = AxisMarkPreset()
  /// Words inside the plot.
  public static let inset = AxisMarkPreset()
}

/// The side on which the words of an axis stand.
public struct AxisMarkPosition: Hashable, Sendable {
  let tree: ViewTree::Chart.Side

  /// The surface's choice.
  public static let automatic = AxisMarkPosition(tree: .automatic)
  /// The leading side.
  public static let leading = AxisMarkPosition(tree: .leading)
  /// The trailing side.
  public static let trailing = AxisMarkPosition(tree: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(tree: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(tree: .bottom)
}
