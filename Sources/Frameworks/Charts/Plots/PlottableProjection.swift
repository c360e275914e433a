public import Foundation
public import SwiftUI

/// A property of the elements of a list, plotted as one dimension.
public struct PlottableProjection<Element, Value: Plottable> {
  let value: (Element) -> PlottableValue<Value>
}

extension PlottableProjection {
  /// A property with a localized name.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    .value(Text(labelKey), keyPath)
  }

  /// A property with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    .value(Text(label), keyPath)
  }

  /// A property with a text as its name.
  public static func value(
    _ label: Text,
    _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  /// A date's stretch of time with a localized name.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<Element, Date>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  /// A date's stretch of time with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<Element, Date>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    let name = Text(label)
    return PlottableProjection {
      .value(name, $0[keyPath: keyPath], unit: unit, calendar: calendar)
    }
  }
}
