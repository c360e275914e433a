internal import Foundation

/// The label of a date picker above a stepper for each part of the date.
struct _SteppedDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let hidesLabel: Bool
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(alignment: .leading) {
      if !hidesLabel { configuration.label }
      if configuration.displayedComponents.contains(.date) {
        HStack(spacing: 16) {
          ForEach(Self.order(in: style), id: \.self) { part in
            stepper(part.component, part.name, part.format(style))
          }
        }
        .fixedSize(horizontal: true, vertical: false)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack(spacing: 16) {
          stepper(.hour, "Hour", style.hour())
          stepper(.minute, "Minute", style.minute(.twoDigits))
        }
        .fixedSize(horizontal: true, vertical: false)
      }
    }
  }

  /// A part of a day's date.
  enum Part: CaseIterable {
    case day, month, year

    var component: Calendar.Component {
      switch self {
      case .day: .day
      case .month: .month
      case .year: .year
      }
    }

    /// What it is called where it is read aloud.
    var name: String {
      switch self {
      case .day: "Day"
      case .month: "Month"
      case .year: "Year"
      }
    }

    func format(_ style: Date.FormatStyle) -> Date.FormatStyle {
      switch self {
      case .day: style.day()
      case .month: style.month(.abbreviated)
      case .year: style.year()
      }
    }
  }

  /// The parts in the order that a language writes them in.
  static func order(in style: Date.FormatStyle) -> [Part] {
    // 22 November 2033, in which no part is within another.
    let date = Date(timeIntervalSince1970: 2_016_273_600)
    let words = style.day().month(.abbreviated).year().format(date)
    func place(_ part: Part) -> Int {
      words.range(of: part.format(style).format(date)).map {
        words.distance(from: words.startIndex, to: $0.lowerBound)
      } ?? words.count
    }
    return Part.allCases.sorted { place($0) < place($1) }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private func stepper(
    _ component: Calendar.Component,
    _ name: String,
    _ style: Date.FormatStyle
  ) -> some View {
    Stepper {
      let words = style.format(configuration.selection)
      Text(verbatim: words).accessibilityLabel("\(name) \(words)")
    } onIncrement: {
      move(component, by: 1)
    } onDecrement: {
      move(component, by: -1)
    }
  }

  /// Changes a part of the date, as far as the picker's ends allow.
  private func move(_ component: Calendar.Component, by count: Int) {
    var calendar = calendar
    calendar.timeZone = timeZone
    let old = configuration.selection
    guard let moved = calendar.date(byAdding: component, value: count, to: old) else { return }
    let date = configuration.clamped(moved)
    if date != old { configuration.selection = date }
  }
}

extension DatePickerStyleConfiguration {
  /// A date, or the picker's end that is near it.
  func clamped(_ date: Date) -> Date {
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  /// Whether a part of a day is between the picker's ends.
  func offers(day: Date, in calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: day) else { return false }
    return minimumDate.map { day.end > $0 } ?? true && maximumDate.map { day.start <= $0 } ?? true
  }
}
