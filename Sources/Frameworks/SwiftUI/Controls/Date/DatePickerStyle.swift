public import Foundation

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of view that draws a picker.
  associatedtype Body: View

  /// The parts of a picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the view that draws a picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a date picker, for its style.
public struct DatePickerStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<DatePickerStyleConfiguration>

  /// The label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The earliest date that can be chosen.
  public var minimumDate: Date?
  /// The latest date that can be chosen.
  public var maximumDate: Date?
  /// The parts of the date that are shown.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label,
    selection: Binding<Date>,
    minimumDate: Date?,
    maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension View {
  /// Sets how date pickers look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(style, at: { \.datePicker }) { $0.makeBody(configuration: $1) }
  }
}

/// A label beside the date in words.
struct _CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.controlsHideLabels) private var hidesLabels

  var body: some View {
    _ByUse {
      _SteppedDatePicker(configuration: configuration, hidesLabel: hidesLabels)
    } shown: {
      words
    }
  }

  private var words: some View {
    HStack {
      if !hidesLabels {
        configuration.label
        Spacer()
      }
      if configuration.displayedComponents.contains(.date) {
        field(words(date: .abbreviated, time: .omitted))
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        field(words(date: .omitted, time: .shortened))
      }
    }
  }

  private func words(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    ).format(configuration.selection)
  }

  private func field(_ words: String) -> some View {
    Text(verbatim: words)
      .padding(.horizontal, 8)
      .background(.fill, in: RoundedRectangle(cornerRadius: 6))
  }
}

extension EnvironmentValues {
  /// Whether controls are shown without their labels.
  var controlsHideLabels: Bool { builtIn.controls.hidesLabels }
}
