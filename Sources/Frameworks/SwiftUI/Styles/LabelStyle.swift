internal import ViewTree

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that draws a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view that draws a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// Adds a label; styles with a body inherit this.
  func _resolve(_ configuration: LabelStyleConfiguration, in resolver: _ViewResolver)
}

extension LabelStyle {
  /// Adds what the body describes.
  public func _resolve(_ configuration: LabelStyleConfiguration, in resolver: _ViewResolver) {
    var connected = self
    resolver.connectFields(of: &connected)
    let body = connected.makeBody(configuration: configuration)
    // Inside the body the default style applies, so that a style may draw labels itself.
    resolver.withEnvironment({ $0.builtIn.labelStyle = nil }) { resolver.resolve(body) }
  }
}

/// The parts of a label, for a label style.
public struct LabelStyleConfiguration {
  /// The title, without its type.
  public struct Title {
    let resolveContent: @MainActor (_ViewResolver) -> Void
  }

  /// The icon, without its type.
  public struct Icon {
    let resolveContent: @MainActor (_ViewResolver) -> Void
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// A part has no body of its own.
  public typealias Body = Never

  /// Adds the title.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(0)) { view.resolveContent(resolver) }
  }
}

extension LabelStyleConfiguration.Icon: View {
  /// A part has no body of its own.
  public typealias Body = Never

  /// Adds the icon.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(1)) { view.resolveContent(resolver) }
  }
}
