internal import ViewTree

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that draws progress.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view that draws progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// Adds a progress view; styles with a body inherit this.
  func _resolve(_ configuration: ProgressViewStyleConfiguration, in resolver: _ViewResolver)
}

extension ProgressViewStyle {
  /// Adds what the body describes.
  public func _resolve(
    _ configuration: ProgressViewStyleConfiguration,
    in resolver: _ViewResolver
  ) {
    var connected = self
    resolver.connectFields(of: &connected)
    let body = connected.makeBody(configuration: configuration)
    // Inside the body the default style applies, so that a style may use progress views itself.
    resolver.withEnvironment({ $0.builtIn.progressStyle = nil }) { resolver.resolve(body) }
  }
}

/// What there is to draw of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label, without its type.
  public struct Label {
    let resolveContent: @MainActor (_ViewResolver) -> Void
  }

  /// The label of the value, without its type.
  public struct CurrentValueLabel {
    let resolveContent: @MainActor (_ViewResolver) -> Void
  }

  /// The fraction that is done, 0…1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label.
  public let label: Label?
  /// The label of the value.
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// A part has no body of its own.
  public typealias Body = Never

  /// Adds the label.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(0)) { view.resolveContent(resolver) }
  }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// A part has no body of its own.
  public typealias Body = Never

  /// Adds the label.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(1)) { view.resolveContent(resolver) }
  }
}
