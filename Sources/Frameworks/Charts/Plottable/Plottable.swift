public import Foundation
package import ViewTree

/// A value that a chart can plot.
public protocol Plottable {
  /// The type of value that is plotted in its place.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes a value from a plotted one.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that a chart plots as it is: a number, a string or a date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a chart holds it.
  var _plotted: _PlottedValue { get }

  /// Makes a value from what a chart holds.
  init?(_plotted: _PlottedValue)
}

/// A value as a chart holds it.
public struct _PlottedValue: Hashable, Sendable {
  package let value: ViewTree::Chart.Value

  package init(_ value: ViewTree::Chart.Value) {
    self.value = value
  }

  /// The number, where it is one.
  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}

extension ViewTree::Chart.Value {
  /// Whether it has a place in a chart: not where a number or a moment is not finite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .time(let start, let end): start.isFinite && (end ?? start).isFinite
    case .category: true
    }
  }
}

extension ViewTree::Chart.Mark {
  /// Whether all values that the mark was given have a place in a chart.
  var isFinite: Bool {
    [x, xStart, xEnd, y, yStart, yEnd, angle, series, group, position]
      .allSatisfy { $0?.isFinite ?? true }
  }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Makes the value itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Makes a value from a raw value.
  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotted: _PlottedValue { _PlottedValue(.number(Double(self))) }

  /// Makes the whole part of a number.
  public init?(_plotted: _PlottedValue) {
    guard let number = _plotted.number, let whole = Self(exactly: number.rounded(.towardZero))
    else { return nil }
    self = whole
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number; marks of one that is not finite are left out.
  public var _plotted: _PlottedValue { _PlottedValue(.number(Double(self))) }

  /// Makes a number.
  public init?(_plotted: _PlottedValue) {
    guard let number = _plotted.number else { return nil }
    self = Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _plotted: _PlottedValue {
    _PlottedValue(.number(NSDecimalNumber(decimal: self).doubleValue))
  }

  /// Makes a number.
  public init?(_plotted: _PlottedValue) {
    guard let number = _plotted.number else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The category.
  public var _plotted: _PlottedValue { _PlottedValue(.category(self)) }

  /// Makes a category.
  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted.value else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The moment.
  public var _plotted: _PlottedValue {
    _PlottedValue(.time(start: timeIntervalSince1970, end: nil))
  }

  /// Makes a moment.
  public init?(_plotted: _PlottedValue) {
    guard case .time(let start, _) = _plotted.value else { return nil }
    self.init(timeIntervalSince1970: start)
  }
}
