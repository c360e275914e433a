/// A part of a control, without its type, as a style is given it.
///
/// - Parameter Role: Tells the parts of different controls apart.
public struct _StylePart<Role> {
  private let number: Int
  private let resolveContent: @MainActor (_ViewResolver) -> Void

  /// Hides the type of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - number: Tells the parts of one control apart.
  init<Content: View>(_ view: Content, number: Int = 0) {
    self.number = number
    // Used on the main actor alone, as all that resolves views.
    nonisolated(unsafe) let view = view
    resolveContent = { $0.resolve(view) }
  }

  /// Hides the type of a view that keeps the style which applies to the control itself.
  ///
  /// A style's body has the style around it; what an author puts into a container has the container's.
  @MainActor
  init<Content: View, Configuration>(
    _ view: Content,
    number: Int = 0,
    keeping key: StyleKey<Configuration>,
    of resolver: _ViewResolver
  ) {
    let style = resolver.environment.builtIn.controls[keyPath: key]
    self.number = number
    resolveContent = { resolver in
      resolver.withEnvironment({ $0.builtIn.controls[keyPath: key] = style }) {
        resolver.resolve(view)
      }
    }
  }
}

extension _StylePart: View {
  /// A part has no body of its own.
  public typealias Body = Never

  /// Adds the part.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(view.number)) { view.resolveContent(resolver) }
  }
}
