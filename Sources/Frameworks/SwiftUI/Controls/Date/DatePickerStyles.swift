/// Draws date pickers as the surface chooses.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    _CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Date pickers as the surface chooses.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Draws date pickers in a row.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    _CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Date pickers in a row.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// Draws date pickers as wheels, which stand as words in a row here.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    _CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Date pickers as wheels, which stand as words in a row here.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Draws date pickers as a month.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    _GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Date pickers as a month.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
