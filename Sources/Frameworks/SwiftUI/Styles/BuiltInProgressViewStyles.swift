internal import ViewTree

/// Draws progress as the surface chooses.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the view that draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInProgress(style: .automatic, tint: tint, configuration: configuration)
  }

  /// Adds a progress view.
  public func _resolve(
    _ configuration: ProgressViewStyleConfiguration,
    in resolver: _ViewResolver
  ) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Progress as the surface chooses.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// Draws progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour for the part that is done.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the view that draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInProgress(style: .linear, tint: tint, configuration: configuration)
  }

  /// Adds a progress view.
  public func _resolve(
    _ configuration: ProgressViewStyleConfiguration,
    in resolver: _ViewResolver
  ) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress as a bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// Draws progress as a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour for the part that is done.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the view that draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInProgress(style: .circular, tint: tint, configuration: configuration)
  }

  /// Adds a progress view.
  public func _resolve(
    _ configuration: ProgressViewStyleConfiguration,
    in resolver: _ViewResolver
  ) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress as a ring.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A progress view as one node of the tree, for the styles that the surface draws.
struct _BuiltInProgress {
  let style: ViewTree::Progress.Style
  let tint: Color?
  let configuration: ProgressViewStyleConfiguration
}

extension _BuiltInProgress: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    var progress = ViewTree::Progress(
      fraction: view.configuration.fractionCompleted,
      style: view.style,
      tint: view.tint?.paint(in: environment) ?? environment.tintPaint
    )
    let column = Content.stack(Stack(axis: .vertical, alignment: .leading))
    resolver.node(.progress(progress)) {
      if let label = view.configuration.label {
        progress.hasLabel = resolver.slot(column, part: 0) { resolver.resolve(label) }
      }
      if let label = view.configuration.currentValueLabel {
        progress.hasValueLabel = resolver.slot(column, part: 1) { resolver.resolve(label) }
      }
      resolver.replaceOpenContent(.progress(progress))
    }
  }
}

extension View {
  /// Sets how progress views look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.builtIn.progressStyle = style })
  }
}
