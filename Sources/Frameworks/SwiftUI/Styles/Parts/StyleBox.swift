/// A style with a body, as it waits in the environment for the controls that it draws.
final class StyleBox<Configuration> {
  /// The style that applied around the one that was set; it applies inside its body.
  let outer: StyleBox?
  private let type: ObjectIdentifier
  private let draw: @MainActor (Configuration, _ViewResolver) -> Void

  /// Keeps a style.
  ///
  /// - Parameters:
  ///   - style: The style; its dynamic properties are connected before each use.
  ///   - outer: The style that applied until now.
  ///   - makeBody: The style's method.
  init<Style, Body: View>(
    _ style: Style,
    inside outer: StyleBox?,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.outer = outer
    type = ObjectIdentifier(Style.self)
    // Used on the main actor alone, as all that resolves views.
    nonisolated(unsafe) let style = style
    draw = { configuration, resolver in
      var connected = style
      resolver.connectFields(of: &connected)
      resolver.resolve(makeBody(connected, configuration))
    }
  }

  @MainActor
  fileprivate func resolve(_ configuration: Configuration, in resolver: _ViewResolver) {
    resolver.descend(.body(type)) { draw(configuration, resolver) }
  }
}

/// Where a style is kept.
typealias StyleKey<Configuration> = WritableKeyPath<
  ControlEnvironment, StyleBox<Configuration>?
>

extension _ViewResolver {
  /// Adds a control as the style of the environment draws it.
  ///
  /// - Parameters:
  ///   - configuration: What there is to draw.
  ///   - key: Where the style is kept.
  ///   - standard: What is drawn where no style has been set.
  func draw<Configuration>(
    _ configuration: Configuration,
    as key: StyleKey<Configuration>,
    or standard: (Configuration) -> some View
  ) {
    guard let style = environment.builtIn.controls[keyPath: key] else {
      return resolve(standard(configuration))
    }
    withEnvironment({ $0.builtIn.controls[keyPath: key] = style.outer }) {
      style.resolve(configuration, in: self)
    }
  }
}

extension View {
  /// Sets a style for the controls inside.
  nonisolated func style<Style, Configuration, Body: View>(
    _ style: Style,
    at key: @escaping @Sendable () -> StyleKey<Configuration>,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier { environment in
        let key = key()
        let outer = environment.builtIn.controls[keyPath: key]
        environment.builtIn.controls[keyPath: key] =
          StyleBox(style, inside: outer, makeBody: makeBody)
      }
    )
  }
}
