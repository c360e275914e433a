public import Foundation
public import SwiftUI
internal import ViewTree

/// A value to plot with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let value: Value
  /// The unit of time that the value stands for, where it is a date with one.
  var bin: DateBin?
  /// The end of a range of values.
  var upper: Value?

  /// A value with a localized name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: Text(labelKey), value: value)
  }

  /// A value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: Text(label), value: value)
  }

  /// A value with a text as its name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value)
  }
}

extension PlottableValue where Value == Date {
  /// A stretch of time, such as a day, with a localized name.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    .value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// A stretch of time, such as a day, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    .value(Text(label), value, unit: unit, calendar: calendar)
  }

  /// A stretch of time, such as a day, with a text as its name.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label: label, value: value, bin: DateBin(unit: unit, calendar: calendar))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values with a localized name; numbers stand at its lower end, dates fill it.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue
  {
    PlottableValue(label: Text(labelKey), value: value.lowerBound, upper: value.upperBound)
  }

  /// A range of values with a name; numbers stand at its lower end, dates fill it.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Range<Value>) -> PlottableValue {
    PlottableValue(label: Text(label), value: value.lowerBound, upper: value.upperBound)
  }

  /// A range of values with a text as its name; numbers stand at its lower end, dates fill it.
  public static func value(_ label: Text, _ value: Range<Value>) -> PlottableValue {
    PlottableValue(label: label, value: value.lowerBound, upper: value.upperBound)
  }
}

extension PlottableValue where Value: Comparable {
  /// A bin of values with a localized name; numbers stand at its lower end, dates fill it.
  public static func value(_ labelKey: LocalizedStringKey, _ value: ChartBinRange<Value>)
    -> PlottableValue
  {
    PlottableValue(label: Text(labelKey), value: value.lowerBound, upper: value.upperBound)
  }

  /// A bin of values with a name; numbers stand at its lower end, dates fill it.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: ChartBinRange<Value>)
    -> PlottableValue
  {
    PlottableValue(label: Text(label), value: value.lowerBound, upper: value.upperBound)
  }

  /// A bin of values with a text as its name; numbers stand at its lower end, dates fill it.
  public static func value(_ label: Text, _ value: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(label: label, value: value.lowerBound, upper: value.upperBound)
  }
}

/// A unit of a calendar that dates are put together by.
struct DateBin {
  let unit: Calendar.Component
  /// Nil for the calendar of the environment.
  let calendar: Calendar?
}
