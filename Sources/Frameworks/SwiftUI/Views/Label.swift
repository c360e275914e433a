public import FoundationShims
internal import ViewTree

/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// A label has no body of its own.
  public typealias Body = Never

  /// Makes a label from a title and an icon.
  public nonisolated init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  /// Adds the label as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let style = resolver.environment.builtIn.labelStyle ?? DefaultLabelStyle()
    let configuration = LabelStyleConfiguration(
      title: .init { $0.resolve(view.title) },
      icon: .init { $0.resolve(view.icon) }
    )
    resolver.descend(.body(ObjectIdentifier(type(of: style)))) {
      style._resolve(configuration, in: resolver)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a localized string and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Makes a label from a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Makes a label from a localized string and a picture of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// Makes a label from a string and a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol and words that are looked up when they are shown.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    title = Text(titleResource)
    icon = Image(systemName: name)
  }

  /// Makes a label with a picture and words that are looked up when they are shown.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    title = Text(titleResource)
    icon = Image(name)
  }

  /// Makes a label with a picture of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    title = Text(titleKey)
    icon = Image(resource)
  }

  /// Makes a label with a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.title = Text(title)
    icon = Image(resource)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label from the parts that a label style is given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
