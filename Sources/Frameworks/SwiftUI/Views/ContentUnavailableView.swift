/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view from its parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The parts, one below the other.
  public var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 8) { label }.labelStyle(_StackedLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view from a localized string and a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Makes a view from a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view from a localized string and a picture of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleKey, image: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Makes a view from a string and a picture of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, image: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}

/// The label of a view for a search without results.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label {
    let text: String?
  }

  /// The description.
  public struct Description {
    let text: String?
  }

  /// The actions; there are none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// Says that nothing was found.
  public var body: some View {
    SwiftUI.Label(
      text.map { "No Results for “\($0)”" } ?? "No Results",
      systemImage: "magnifyingglass"
    )
  }
}

extension SearchUnavailableContent.Description: View {
  /// Says what to do.
  public var body: some View {
    Text(text == nil ? "Try a new search." : "Check the spelling or try a new search.")
  }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(words: nil)
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    search(words: text)
  }

  private static func search(words text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description(text: text) },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}

/// A large icon above a title.
struct _StackedLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
