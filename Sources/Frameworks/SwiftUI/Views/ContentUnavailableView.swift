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
