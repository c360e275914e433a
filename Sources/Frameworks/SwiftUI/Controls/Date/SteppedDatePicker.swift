internal import Foundation

/// A date in words above a stepper for each of its parts.
struct _SteppedDatePicker<Words: View>: View {
  let configuration: DatePickerStyleConfiguration
  /// The label and the date in words.
  let words: Words
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(alignment: .leading) {
      words
      if configuration.displayedComponents.contains(.date) {
        HStack {
          stepper(.day, style.day())
          stepper(.month, style.month(.abbreviated))
          stepper(.year, style.year())
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          stepper(.hour, style.hour())
          stepper(.minute, style.minute(.twoDigits))
        }
      }
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private func stepper(
    _ component: Calendar.Component,
    _ style: Date.FormatStyle
  ) -> some View {
    Stepper {
      Text(verbatim: style.format(configuration.selection))
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
    guard var date = calendar.date(byAdding: component, value: count, to: old) else { return }
    if let minimum = configuration.minimumDate { date = max(date, minimum) }
    if let maximum = configuration.maximumDate { date = min(date, maximum) }
    if date != old { configuration.selection = date }
  }
}
