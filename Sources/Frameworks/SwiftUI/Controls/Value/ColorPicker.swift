internal import ViewTree

/// A control that chooses a colour.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let label: Label

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker: View {
  /// A picker has no body of its own.
  public typealias Body = Never

  /// Adds the colour with its label.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.control(.colorWell(resolver.well(view.selection.wrappedValue)), nil) {
      resolver.controlLabel(view.label)
    }
  }
}

extension _ViewResolver {
  /// A colour as a well shows it.
  fileprivate func well(_ color: Color) -> ColorValue {
    guard case .color(let value) = color.paint(in: environment) else { return .system(.clear) }
    return value
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
