internal import ViewTree

/// A modifier that shows a view over another while there is something to show.
struct _PresentationModifier<Presented: View> {
  /// What is shown, and how it is dismissed; nil while nothing is.
  let presented: (EnvironmentValues) -> PresentedContent<Presented>?
  /// Whether it is shown only where the host takes events.
  var onlyForEvents = false
  /// What follows once it is shown no more, whoever took it away.
  var onDismiss: (() -> Void)?

  /// Whether it was shown at the last render.
  final class Memory {
    var isShown = false
  }
}

/// What is known of a view that is shown over another once it has been evaluated.
///
/// Views and their actions live on the main thread.
final class PresentationState: @unchecked Sendable {
  /// Whether it stays until the author takes it away.
  var isLocked = false
  /// What the button does that a dialog is left by.
  var cancel: (@MainActor () -> Void)?
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
    let isPossible = resolver.graph.takesEvents || !modifier.onlyForEvents
    let presented = isPossible ? modifier.presented(resolver.environment) : nil
    modifier.note(isShown: presented != nil, in: resolver)
    guard let presented else { return resolver.descend(.part(0)) { content(resolver) } }
    let column = Content_.stack(Stack(axis: .vertical))
    let state = PresentationState()
    resolver.dismissible(presented, state) {
      resolver.node(.presentation(presented.presentation)) {
        resolver.slot(column, part: 0, isRequired: true) { content(resolver) }
        resolver.slot(column, part: 1, isRequired: true) {
          resolver.withEnvironment({ $0.present(dismiss: presented.dismiss, state) }) {
            let (navigation, traits) = (resolver.navigation, resolver.traits)
            (resolver.navigation, resolver.traits) = (NavigationBar(), nil)
            resolver.resolve(presented.content)
            (resolver.navigation, resolver.traits) = (navigation, traits)
          }
        }
      }
    }
  }
}

extension _PresentationModifier {
  /// Runs what follows a view that is shown no more.
  @MainActor
  private func note(isShown: Bool, in resolver: _ViewResolver) {
    guard let onDismiss else { return }
    resolver.descend(.part(2)) {
      let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) { Memory() }
      if memory.isShown, !isShown { resolver.noteChange(onDismiss) }
      memory.isShown = isShown
    }
  }
}

extension _ViewResolver {
  /// Marks the node of a view that is shown over another, so that it can be dismissed.
  ///
  /// One over the whole surface has no handle to do so with, as on iOS.
  fileprivate func dismissible<Presented>(
    _ presented: PresentedContent<Presented>,
    _ state: PresentationState,
    _ body: () -> Void
  ) {
    guard presented.presentation.kind != .fullScreen else { return body() }
    let dismiss = presented.dismiss
    let action = ControlAction.dismiss {
      guard !state.isLocked else { return }
      if let cancel = state.cancel { cancel() } else { dismiss() }
    }
    marking(action, slot: .presentation, body)
  }
}

private typealias Content_ = ViewTree::Content

extension EnvironmentValues {
  /// What changes for a view that stands over another.
  fileprivate mutating func present(
    dismiss: @escaping () -> Void,
    _ state: PresentationState
  ) {
    builtIn.controls.presentation = state
    builtIn.controls.focusLinks = []
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
  ///   - onDismiss: What follows when the view is shown no more.
  ///   - onlyForEvents: Whether the view is shown only where the host takes events.
  ///   - content: The view.
  nonisolated func presenting<Presented: View>(
    _ kind: Presentation.Kind,
    title: Text? = nil,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    onlyForEvents: Bool = false,
    @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier<_Deferred<Presented>>(
        presented: { environment in
          isPresented.wrappedValue
            ? PresentedContent(
              presentation: Presentation(kind: kind, title: title?.string(in: environment)),
              content: _Deferred(content: content),
              dismiss: { isPresented.wrappedValue = false }
            ) : nil
        },
        onlyForEvents: onlyForEvents,
        onDismiss: onDismiss
      )
    )
  }
}
