extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a localized string and a picture of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a button with a string and a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, image: image) }
  }

  /// Makes a button with a localized string, a picture of an asset catalog and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a button with a string, a picture of an asset catalog and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a localized string and a picture of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a toggle with a string and a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a localized string and a picture of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a picker with a string and a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a localized string and a picture of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a menu with a string and a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}
