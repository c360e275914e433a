public import Foundation
internal import ViewTree

/// A control that leads to an address.
public struct Link<Label: View> {
  private let label: Label
  private let destination: URL

  /// Makes a link with a label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link: View {
  /// The link as a button that opens it.
  public var body: some View { _OpenButton(destination: destination, label: label) }
}

extension Link where Label == Text {
  /// Makes a link with a localized string.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that opens an address as the environment does.
struct _OpenButton<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    _AutomaticButton(style: .link, action: { openURL(destination) }, label: label)
  }
}

/// A button that has a look of its own where no style has been set.
struct _AutomaticButton<Label: View> {
  let style: ButtonContent.Style
  var role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension _AutomaticButton: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let style = view.style
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role,
      label: .init(view.label),
      action: view.action
    )
    resolver.draw(configuration, as: \.button) {
      _BuiltInButton(style: style, configuration: $0)
    }
  }
}

/// A button that opens help.
public struct HelpLink {
  private let action: @MainActor () -> Void

  /// Makes a button that runs an action.
  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Makes a button that opens an address; it opens nothing here.
  public nonisolated init(destination: URL) {
    action = {}
  }
}

extension HelpLink: View {
  /// The button.
  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark.circle") }
  }
}
