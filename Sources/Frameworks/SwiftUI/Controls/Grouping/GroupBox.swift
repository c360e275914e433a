internal import ViewTree

/// Content in a box, with a title.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Makes a box with a title.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  /// Makes a box with a title.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox: View {
  /// A box has no body of its own.
  public typealias Body = Never

  /// Adds the box as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view.label, number: 0),
      content: .init(view.content, number: 1, keeping: \.groupBox, of: resolver)
    )
    resolver.draw(configuration, as: \.groupBox) { _BuiltInGroupBox(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box from what a style is given.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a localized string as its title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that draws one.
  associatedtype Body: View

  /// The parts.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view that draws one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The title, without its type.
  public typealias Label = _StylePart<GroupBoxStyleConfiguration>
  /// The content, without its type.
  public typealias Content = _StylePart<(GroupBoxStyleConfiguration, Int)>

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets how group boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style, at: { \.groupBox }) { $0.makeBody(configuration: $1) }
  }
}

/// Draws group boxes as the surface chooses.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGroupBox(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Group boxes as the surface chooses.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A title in bold above the content, on a surface of its own.
struct _BuiltInGroupBox: View {
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding()
    .background(
      Color(system: .secondaryBackground),
      in: RoundedRectangle(cornerRadius: 8)
    )
  }
}
