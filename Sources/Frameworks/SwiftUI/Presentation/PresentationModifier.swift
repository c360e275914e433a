internal import ViewTree

/// A modifier that shows a view over another while there is something to show.
struct _PresentationModifier<Presented: View> {
  /// What is shown, and how it is dismissed; nil while nothing is.
  let presented: (EnvironmentValues) -> PresentedContent<Presented>?
}

/// A view that is shown over another.
struct PresentedContent<Content: View> {
  let presentation: Presentation
  let content: Content
  let dismiss: () -> Void
}

extension _PresentationModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    guard let presented = modifier.presented(resolver.environment) else {
      return resolver.descend(.part(0)) { content(resolver) }
    }
    let column = Content_.stack(Stack(axis: .vertical))
    resolver.node(.presentation(presented.presentation)) {
      resolver.slot(column, part: 0, isRequired: true) { content(resolver) }
      resolver.slot(column, part: 1, isRequired: true) {
        resolver.withEnvironment({ $0.present(dismiss: presented.dismiss) }) {
          let (navigation, traits) = (resolver.navigation, resolver.traits)
          (resolver.navigation, resolver.traits) = (NavigationBar(), nil)
          resolver.resolve(presented.content)
          (resolver.navigation, resolver.traits) = (navigation, traits)
        }
      }
    }
  }
}

private typealias Content_ = ViewTree::Content

extension EnvironmentValues {
  /// What changes for a view that stands over another.
  fileprivate mutating func present(dismiss: @escaping () -> Void) {
    builtIn.controls.isInList = false
    builtIn.controls.navigation = nil
    builtIn.controls.dismiss = dismiss
  }
}

extension View {
  /// Shows a view over this one while a binding says so.
  ///
  /// - Parameters:
  ///   - kind: How the view stands.
  ///   - title: The title of a dialog.
  ///   - isPresented: The binding; dismissing sets it to false.
  ///   - onDismiss: What follows when the view is dismissed.
  ///   - content: The view.
  nonisolated func presenting<Presented: View>(
    _ kind: Presentation.Kind,
    title: Text? = nil,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier<_Deferred<Presented>> { environment in
        isPresented.wrappedValue
          ? PresentedContent(
            presentation: Presentation(kind: kind, title: title?.string(in: environment)),
            content: _Deferred(content: content),
            dismiss: {
              isPresented.wrappedValue = false
              onDismiss?()
            }
          ) : nil
      }
    )
  }
}
