internal import ViewTree

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  private let content: _StylePart<(ControlGroupStyleConfiguration, Int)>
  private let label: _StylePart<ControlGroupStyleConfiguration>?

  /// Makes a group of controls.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = .init(content(), number: 1)
    label = nil
  }

  /// Makes a group of controls with a label, which menus show.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = .init(content(), number: 1)
    self.label = .init(label(), number: 0)
  }
}

extension ControlGroup: View {
  /// A group has no body of its own.
  public typealias Body = Never

  /// Adds the group as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(view.content, number: 1, keeping: \.controlGroup, of: resolver),
      label: view.label ?? .init(EmptyView())
    )
    resolver.draw(configuration, as: \.controlGroup) { _BuiltInControlGroup(configuration: $0) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group from what a style is given.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}

extension ControlGroup {
  /// Makes a group of controls with a localized string, which menus show.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group of controls with a string, which menus show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: View>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group of controls with a localized string and a symbol, which menus show.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a group of controls with a string and a symbol, which menus show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: View>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// Controls with a label for the group of them.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}
