internal import ViewTree

/// A control that is on or off.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  fileprivate nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Makes a toggle with a label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// Makes a toggle for the flags of several elements, with a label.
  ///
  /// It is mixed where some are on and some are off; turning it turns them all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let flags = sources.map { $0[keyPath: isOn] }
    let count = flags.count { $0.wrappedValue }
    self.init(
      isOn: Binding(
        get: { !flags.isEmpty && flags.allSatisfy { $0.wrappedValue } },
        set: { newValue in flags.forEach { $0.wrappedValue = newValue } }
      ),
      isMixed: count > 0 && count < flags.count,
      label: label()
    )
  }
}

extension Toggle: View {
  /// A toggle has no body of its own.
  public typealias Body = Never

  /// Adds the toggle as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = ToggleStyleConfiguration(
      label: .init(view.label),
      isOn: view.isOn,
      isMixed: view.isMixed
    )
    resolver.draw(configuration, as: \.toggle) { _BuiltInToggle(configuration: $0) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle from what a toggle style is given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localized string.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle for the flags of several elements, with a localized string.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle for the flags of several elements, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a localized string and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle for the flags of several elements, with a localized string and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a toggle for the flags of several elements, with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
