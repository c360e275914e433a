internal import ViewTree

/// Shows a view and, on top of it, those that its path leads to.
public struct NavigationStack<Data, Root: View> {
  private let path: NavigationPathBinding?
  private let root: Root

  /// Makes a stack that keeps its path by itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack with a path of values of several types.
  public nonisolated init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.elements },
      append: { path.wrappedValue.elements.append($0) },
      truncate: { count in
        path.wrappedValue.removeLast(max(path.wrappedValue.count - count, 0))
      }
    )
    self.root = root()
  }

  /// Makes a stack with a path of values of one type.
  public nonisolated init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
      },
      truncate: { count in
        path.wrappedValue.removeLast(max(path.wrappedValue.count - count, 0))
      }
    )
    self.root = root()
  }
}

extension NavigationStack: View {
  /// The view on top of the stack, below its bar.
  public var body: some View { _NavigationContainer(path: path, root: root) }
}

/// Shows a view and, on top of it, those that its links lead to.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a navigation view with its first view.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The view on top, below its bar.
  public var body: some View { _NavigationContainer(path: nil, root: content) }
}

/// The path of a navigation stack, kept by the author.
struct NavigationPathBinding {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let truncate: (Int) -> Void
}

/// What a navigation container keeps from render to render.
@MainActor
final class NavigationModel {
  /// A view that a link has put on top.
  enum Element {
    case value(AnyHashable)
    case view(AnyView)
  }

  var path: NavigationPathBinding?
  private var own: [Element] = [] {
    didSet { invalidation.set() }
  }
  private let invalidation: Invalidation

  init(invalidation: Invalidation) {
    self.invalidation = invalidation
  }

  /// The views on top of the first one.
  var elements: [Element] { (path?.values() ?? []).map { .value($0) } + own }

  /// Follows a link.
  func push(_ element: Element) {
    if case .value(let value) = element, let path, own.isEmpty {
      path.append(value)
    } else {
      own.append(element)
    }
  }

  /// Goes back to the view at a position, the first being 0.
  func pop(to position: Int) {
    let count = path?.values().count ?? 0
    own.removeLast(min(own.count, max(own.count - max(position - count, 0), 0)))
    if position < count { path?.truncate(max(position, 0)) }
  }
}

/// The container of both kinds of navigation.
struct _NavigationContainer<Root: View> {
  let path: NavigationPathBinding?
  let root: Root
}

extension _NavigationContainer: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let store = resolver.graph.store
    let model = store.cell(at: resolver.path, offset: -1) {
      NavigationModel(invalidation: store.invalidation)
    }
    model.path = view.path
    resolver.withEnvironment({ $0.builtIn.controls.navigation = model }) {
      resolver.add(resolver.topScreen(of: model, root: view.root))
    }
  }
}

extension _ViewResolver {
  /// The most views on top of each other that are followed.
  private static var stackLimit: Int { 64 }

  /// Builds the view on top of a navigation stack.
  ///
  /// Those below are evaluated too, since they say which views belong to which values.
  fileprivate func topScreen(of model: NavigationModel, root: some View) -> NavigationScreen {
    let before = (actions, controls)
    var top = screen(root, step: 0)
    var destinations = top.bar.destinations
    var covered = 0
    @MainActor func cover(
      with view: AnyView,
      value: AnyHashable? = nil,
      dismiss: (() -> Void)? = nil
    ) {
      guard covered < Self.stackLimit else {
        return fail(.tooDeep(limit: Self.stackLimit, view: "NavigationStack"))
      }
      let below = top.bar.title
      (actions, controls) = before
      covered += 1
      let position = covered
      let saved = environment
      let leave = dismiss ?? { model.pop(to: position - 1) }
      environment.builtIn.controls.dismiss = leave
      // By its value too, so that another value in the same place does not inherit its state.
      let step = value.map { IdentityPath.Step.identified(by: $0) } ?? .part(0)
      descend(step) { top = screen(view, step: position) }
      top.back = NavigationBack(title: below, action: { leave() })
      environment = saved
      destinations.merge(top.bar.destinations) { _, new in new }
    }
    for element in model.elements where failure == nil {
      switch element {
      case .view(let view): cover(with: view)
      case .value(let value):
        let type = ObjectIdentifier(Swift.type(of: value.base))
        if let view = destinations[type]?(value) { cover(with: view, value: value) }
      }
    }
    // Views that present each other for ever end somewhere.
    while covered < Self.stackLimit, let presented = top.bar.presented {
      cover(with: presented.view(), dismiss: presented.dismiss)
    }
    return top
  }
}
