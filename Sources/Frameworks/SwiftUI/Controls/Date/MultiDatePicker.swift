public import Foundation

/// A control that chooses several days; it shows the month of the first of them.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label

  fileprivate nonisolated init(
    days: Binding<Set<DateComponents>>,
    bounds: Range<Date>?,
    label: Label
  ) {
    selection = days
    self.bounds = bounds
    self.label = label
  }
}

extension MultiDatePicker: View {
  /// The month, with the chosen days marked.
  public var body: some View { _MultiDateMonth(selection: selection, bounds: bounds) }
}

/// The month of the first chosen day, or of today.
struct _MultiDateMonth: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?
  @Environment(\.calendar) private var calendar
  @Environment(\.presentMoment) private var now

  var body: some View {
    let chosen = Set(selection.wrappedValue.compactMap { calendar.date(from: $0) })
    _MonthView(
      month: chosen.min() ?? bounds.map { min(max(now, $0.lowerBound), $0.upperBound) } ?? now,
      isMarked: { day in chosen.contains { calendar.isDate($0, inSameDayAs: day) } },
      isOffered: { bounds?.contains($0) ?? true },
      choose: { day in
        guard bounds?.contains(day) ?? true else { return }
        turn(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
      }
    )
  }

  private func turn(_ day: DateComponents) {
    if selection.wrappedValue.remove(day) == nil { selection.wrappedValue.insert(day) }
  }
}

extension EnvironmentValues {
  /// The moment that dates count from.
  var presentMoment: Date { builtIn.now ?? Date() }
}

extension MultiDatePicker {
  /// Makes a picker for days, with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(days: selection, bounds: nil, label: label())
  }

  /// Makes a picker for days between two dates, with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(days: selection, bounds: bounds, label: label())
  }

  /// Makes a picker for days from a date on, with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      days: selection,
      bounds: bounds.lowerBound..<max(.distantFuture, bounds.lowerBound),
      label: label()
    )
  }

  /// Makes a picker for days before a date, with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      days: selection,
      bounds: min(.distantPast, bounds.upperBound)..<bounds.upperBound,
      label: label()
    )
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker for days, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(days: selection, bounds: nil, label: Text(titleKey))
  }

  /// Makes a picker for days, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(days: selection, bounds: nil, label: Text(title))
  }

  /// Makes a picker for days between two dates, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(days: selection, bounds: bounds, label: Text(titleKey))
  }

  /// Makes a picker for days between two dates, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(days: selection, bounds: bounds, label: Text(title))
  }

  /// Makes a picker for days from a date on, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      days: selection,
      bounds: bounds.lowerBound..<max(.distantFuture, bounds.lowerBound),
      label: Text(titleKey)
    )
  }

  /// Makes a picker for days from a date on, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      days: selection,
      bounds: bounds.lowerBound..<max(.distantFuture, bounds.lowerBound),
      label: Text(title)
    )
  }

  /// Makes a picker for days before a date, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      days: selection,
      bounds: min(.distantPast, bounds.upperBound)..<bounds.upperBound,
      label: Text(titleKey)
    )
  }

  /// Makes a picker for days before a date, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      days: selection,
      bounds: min(.distantPast, bounds.upperBound)..<bounds.upperBound,
      label: Text(title)
    )
  }
}
