public import Foundation

/// A control that chooses a date.
public struct DatePicker<Label: View> {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  fileprivate let selection: Binding<Date>
  fileprivate let minimum: Date?
  fileprivate let maximum: Date?
  fileprivate let components: Components
  fileprivate let label: Label

  fileprivate nonisolated init(
    date: Binding<Date>,
    minimum: Date?,
    maximum: Date?,
    components: Components,
    label: Label
  ) {
    selection = date
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }
}

extension DatePicker: View {
  /// A picker has no body of its own.
  public typealias Body = Never

  /// Adds the picker as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = DatePickerStyleConfiguration(
      label: .init(view.label),
      selection: view.selection,
      minimumDate: view.minimum,
      maximumDate: view.maximum,
      displayedComponents: view.components
    )
    resolver.draw(configuration, as: \.datePicker) { _CompactDatePicker(configuration: $0) }
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  /// Makes a picker for a date, with a label.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      date: selection,
      minimum: nil,
      maximum: nil,
      components: displayedComponents,
      label: label()
    )
  }

  /// Makes a picker for a date between two dates, with a label.
  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      date: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents,
      label: label()
    )
  }

  /// Makes a picker for a date from a date on, with a label.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      date: selection,
      minimum: range.lowerBound,
      maximum: nil,
      components: displayedComponents,
      label: label()
    )
  }

  /// Makes a picker for a date up to a date, with a label.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      date: selection,
      minimum: nil,
      maximum: range.upperBound,
      components: displayedComponents,
      label: label()
    )
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker for a date, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: nil,
      maximum: nil,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// Makes a picker for a date, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: nil,
      maximum: nil,
      components: displayedComponents,
      label: Text(title)
    )
  }

  /// Makes a picker for a date between two dates, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// Makes a picker for a date between two dates, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: range.lowerBound,
      maximum: range.upperBound,
      components: displayedComponents,
      label: Text(title)
    )
  }

  /// Makes a picker for a date from a date on, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: range.lowerBound,
      maximum: nil,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// Makes a picker for a date from a date on, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: range.lowerBound,
      maximum: nil,
      components: displayedComponents,
      label: Text(title)
    )
  }

  /// Makes a picker for a date up to a date, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: nil,
      maximum: range.upperBound,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// Makes a picker for a date up to a date, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection,
      minimum: nil,
      maximum: range.upperBound,
      components: displayedComponents,
      label: Text(title)
    )
  }
}
