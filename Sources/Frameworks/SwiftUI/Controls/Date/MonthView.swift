internal import Foundation

/// The days of a month in weeks, with some of them marked.
struct _MonthView: View {
  let month: Date
  let isMarked: (Date) -> Bool
  /// Whether a day may be chosen.
  let isOffered: (Date) -> Bool
  let choose: @MainActor (Date) -> Void
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  /// How many months after the given one are shown, and which one that was.
  @State private var shift: (month: Date, count: Int)?

  var body: some View {
    let calendar = zonedCalendar
    let month = shownMonth(in: calendar)
    VStack(spacing: 8) {
      _ByUse {
        HStack {
          title(of: month)
          turn("chevron.backward", "Previous Month", by: -1)
          turn("chevron.forward", "Next Month", by: 1)
        }
      } shown: {
        title(of: month)
      }
      HStack(spacing: 0) {
        ForEach(Self.weekdays(in: calendar), id: \.offset) { weekday in
          Text(verbatim: weekday.symbol)
            .font(.caption)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(Self.weeks(of: month, in: calendar), id: \.first) { week in
        HStack(spacing: 0) {
          ForEach(week, id: \.self) { day(of: month, in: calendar, offset: $0) }
        }
      }
    }
  }

  /// One day by its number in the month; numbers outside it are empty places.
  @ViewBuilder
  private func day(of month: Date, in calendar: Calendar, offset: Int) -> some View {
    if let date = Self.date(offset, of: month, in: calendar) {
      let isMarked = isMarked(date)
      Button {
        choose(date)
      } label: {
        _ByUse {
          // Where colours are missing the chosen day is known by its brackets.
          Text(verbatim: isMarked ? "[\(offset)]" : "\(offset)")
        } shown: {
          Text(verbatim: "\(offset)")
        }
        .fontWeight(isMarked ? .bold : nil)
        .foregroundStyle(isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
      .buttonStyle(.plain)
      .disabled(!isOffered(date))
      .frame(maxWidth: .infinity)
    } else {
      Text(verbatim: "").frame(maxWidth: .infinity)
    }
  }

  private var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private func title(of month: Date) -> some View {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    return Text(verbatim: style.month(.wide).year().format(month))
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// A button that shows another month.
  private func turn(_ symbol: String, _ name: String, by count: Int) -> some View {
    Button {
      let shown = shift.flatMap { $0.month == month ? $0.count : nil } ?? 0
      shift = (month, shown &+ count)
    } label: {
      Image(systemName: symbol).accessibilityLabel(name)
    }
    .buttonStyle(.borderless)
  }

  /// The month that is shown: the given one until another has been turned to.
  private func shownMonth(in calendar: Calendar) -> Date {
    guard let shift, shift.month == month else { return month }
    return calendar.date(byAdding: .month, value: shift.count, to: month) ?? month
  }

  /// The days of the week, the first one first.
  static func weekdays(in calendar: Calendar) -> [(offset: Int, symbol: String)] {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    guard !symbols.isEmpty else { return [] }
    return symbols.indices.map { offset in
      (offset, symbols[(offset + calendar.firstWeekday - 1) % symbols.count])
    }
  }

  /// The numbers of the days of a month by weeks, with numbers outside the month for empty places.
  static func weeks(of month: Date, in calendar: Calendar) -> [[Int]] {
    guard let days = calendar.range(of: .day, in: .month, for: month),
      let start = calendar.dateInterval(of: .month, for: month)?.start
    else { return [] }
    let weekday = calendar.component(.weekday, from: start)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    return stride(from: 1 - lead, to: days.upperBound, by: 7).map { first in
      Array(first..<(first + 7))
    }
  }

  /// The date of a day of a month; nil for numbers that the month does not have.
  static func date(_ day: Int, of month: Date, in calendar: Calendar) -> Date? {
    guard let days = calendar.range(of: .day, in: .month, for: month), days.contains(day),
      let start = calendar.dateInterval(of: .month, for: month)?.start
    else { return nil }
    return calendar.date(byAdding: .day, value: day - 1, to: start)
  }
}

/// A month with the chosen day marked, and the time below it.
struct _GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack {
      if configuration.displayedComponents.contains(.date) {
        _MonthView(
          month: configuration.selection,
          isMarked: { zonedCalendar.isDate($0, inSameDayAs: configuration.selection) },
          isOffered: { configuration.offers(day: $0, in: zonedCalendar) },
          choose: choose
        )
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        _CompactDatePicker(configuration: time)
      }
    }
  }

  private var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  /// Chooses a day at the time of day that is chosen, as far as the picker's ends allow.
  private func choose(_ day: Date) {
    let old = configuration.selection
    let passed = old.timeIntervalSince(zonedCalendar.startOfDay(for: old))
    configuration.selection = configuration.clamped(day.addingTimeInterval(passed))
  }

  private var time: DatePickerStyleConfiguration {
    var time = configuration
    time.displayedComponents = .hourAndMinute
    return time
  }
}
