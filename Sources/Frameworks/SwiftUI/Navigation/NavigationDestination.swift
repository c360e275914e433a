extension View {
  /// Says which view a link with a value of a type leads to.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationModifier { bar in
        bar.destinations[ObjectIdentifier(D.self)] = { value in
          (value.base as? D).map { AnyView(destination($0)) }
        }
      }
    )
  }

  /// Puts a view on top of this one while a binding says so.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      _NavigationModifier { bar in
        guard isPresented.wrappedValue else { return }
        bar.presented = PresentedScreen(
          view: { AnyView(view) },
          dismiss: { isPresented.wrappedValue = false }
        )
      }
    )
  }

  /// Puts a view on top of this one while there is an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationModifier { bar in
        guard let value = item.wrappedValue else { return }
        bar.presented = PresentedScreen(
          view: { AnyView(destination(value)) },
          dismiss: { item.wrappedValue = nil }
        )
      }
    )
  }

  /// Sets how the view comes and goes.
  ///
  /// Accepted without effect: a report shows one picture.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

/// How a view of a navigation stack comes and goes.
public protocol NavigationTransition {}

/// A view comes and goes as usual.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Makes the transition.
  public nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As usual.
  public nonisolated static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}
