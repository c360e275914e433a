internal import ViewTree

/// Brings the content of a view up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Brings the content of the view up to date, where a view around it can.
  public var refresh: RefreshAction? { builtIn.controls.refresh }
}

/// A modifier with an action that brings the view up to date.
struct _RefreshModifier {
  let action: RefreshAction
}

extension _RefreshModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let action = modifier.action
    resolver.withEnvironment({ $0.builtIn.controls.refresh = action }) {
      guard resolver.graph.takesEvents else { return content(resolver) }
      let environment = resolver.environment
      let button = _RefreshButton(action: action)
      if environment.builtIn.controls.navigation != nil {
        resolver.navigation.items.append(
          ToolbarEntry(
            placement: .primaryAction,
            environment: environment,
            view: AnyView(button)
          )
        )
        return content(resolver)
      }
      resolver.node(.stack(Stack(axis: .vertical, alignment: .trailing))) {
        resolver.descend(.part(1)) { resolver.resolve(button) }
        resolver.descend(.part(0)) { content(resolver) }
      }
    }
  }
}

/// A button that brings a view up to date.
struct _RefreshButton: View {
  let action: RefreshAction

  var body: some View {
    Button {
      let action = action
      Task { await action() }
    } label: {
      Label("Refresh", systemImage: "arrow.clockwise")
    }
    .buttonStyle(.borderless)
  }
}
