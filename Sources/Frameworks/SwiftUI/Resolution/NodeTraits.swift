/// What modifiers say about a view for the container around it, such as its tag.
struct NodeTraits {
  /// What a selection refers to it by.
  var tag: SelectionTag?
  /// What a selection refers to it by where it has no tag of its own: its identity in a loop.
  var identity: AnyHashable?
  /// How it is named in a row of tabs.
  var tabItem: (@MainActor (_ViewResolver) -> Void)?
  /// A number or word beside its name.
  var badge: Text?
  /// What can be done with it as a row of a list.
  var row = RowUses()
}

/// A value that a selection may refer to.
struct SelectionTag {
  let value: Any
  /// Whether the tag also stands for an optional selection with this value.
  let includesOptional: Bool

  /// The tag as a value of the selection's type.
  func selection<Value: Hashable>(as type: Value.Type) -> Value? {
    if !includesOptional, Swift.type(of: value) != type { return nil }
    return value as? Value
  }
}

extension NodeTraits {
  /// What a selection of a type refers to the view by.
  func selection<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag { return tag.selection(as: type) }
    // Where there is nothing, it is no value either, though a cast to an optional type would make one.
    if let own = row.value, let value = own.base as? Value { return value }
    guard let identity else { return nil }
    return identity.base as? Value
  }
}

/// Notes the views that stand directly in a container.
@MainActor
final class NodeCollector {
  /// The traits of the views, in order.
  private(set) var views: [NodeTraits] = []
  /// Whether the views are added too; otherwise they are only counted.
  private let shown: (Int) -> Bool
  /// Whether a view with a body stands for the nodes inside it, not for itself.
  var entersBodies = false
  /// What the views are chosen for, where they are rows.
  var selection: ListSelection?
  /// Whether the views of sections stand in the container itself.
  var flattensSections = false
  /// The views that were left out, with what is inside them.
  fileprivate(set) var skipped: [IdentityPath] = []

  /// Notes views.
  ///
  /// - Parameter shown: Which views are added, by their position.
  init(shown: @escaping (Int) -> Bool = { _ in true }) {
    self.shown = shown
  }

  fileprivate func note(_ traits: NodeTraits, at path: IdentityPath) -> Bool {
    let isShown = shown(views.count)
    views.append(traits)
    if !isShown { skipped.append(path) }
    return isShown
  }
}

extension _ViewResolver {
  /// Adds a view that stands directly in a container, unless the container does not show it.
  func collected(_ body: () -> Void) {
    let (outerCollector, outerTraits) = (collector, traits)
    collector = nil
    traits = nil
    let noted = outerTraits ?? NodeTraits()
    if outerCollector?.note(noted, at: path) ?? true {
      addRow(noted, of: outerCollector?.selection, body)
    }
    collector = outerCollector
    traits = outerTraits
  }

  /// Runs a closure whose views are noted.
  func collecting(with collector: NodeCollector?, _ body: () -> Void) {
    let (outerCollector, outerTraits) = (self.collector, traits)
    self.collector = collector
    traits = nil
    body()
    self.collector = outerCollector
    traits = outerTraits
  }

  /// Finds out which views stand in a container, without adding any.
  ///
  /// - Parameter entersBodies: Whether a view with a body stands for those inside it.
  func survey(entersBodies: Bool = false, _ body: () -> Void) -> [NodeTraits] {
    let collector = NodeCollector { _ in false }
    collector.entersBodies = entersBodies
    let (savedEvents, savedNavigation) = (events, navigation)
    let (savedPreferences, savedTaps) = (preferences, layoutTaps)
    let (savedActions, savedControls) = (actions, controls)
    collecting(with: collector, body)
    (events, navigation) = (savedEvents, savedNavigation)
    (preferences, layoutTaps) = (savedPreferences, savedTaps)
    (actions, controls) = (savedActions, savedControls)
    return collector.views
  }

  /// Adds the view at a position of a container alone; those beside it do not appear.
  func only(_ position: Int, _ body: () -> Void) {
    let collector = NodeCollector { $0 == position }
    let before = events.all.count
    collecting(with: collector, body)
    events.all.dropViews(after: before, around: collector.skipped)
  }

  /// Runs a closure in which views have other traits.
  func withTraits(_ change: (inout NodeTraits) -> Void, _ body: () -> Void) {
    let saved = traits
    var changed = traits ?? NodeTraits()
    change(&changed)
    traits = changed
    body()
    traits = saved
  }
}

extension [LifecycleEvents.Event] {
  /// Takes out what was noted for modifiers around views that were left out.
  fileprivate mutating func dropViews(after count: Int, around skipped: [IdentityPath]) {
    guard !skipped.isEmpty, count < self.count else { return }
    let late = self[count...].filter { event in
      guard case .present(let path, _) = event else { return true }
      return !skipped.contains { $0.steps.starts(with: path.steps) }
    }
    replaceSubrange(count..., with: late)
  }
}

/// A modifier that says something about a view for the container around it.
struct _TraitModifier {
  let change: (inout NodeTraits) -> Void
}

extension _TraitModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.withTraits(modifier.change) { content(resolver) }
  }
}

extension View {
  /// Says something about the view for the container around it.
  nonisolated func trait(
    _ change: @escaping (inout NodeTraits) -> Void
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier(change: change))
  }
}

extension NodeCollector {
  /// Notes the rows of a list: the nodes, whatever views make them.
  static func rows() -> NodeCollector {
    let collector = NodeCollector()
    collector.entersBodies = true
    return collector
  }

  /// Notes the options of a picker, which has no sections itself.
  static func options() -> NodeCollector {
    let collector = rows()
    collector.flattensSections = true
    return collector
  }

  /// The position of the first view that a selection refers to.
  func index<Value: Hashable>(of selection: Value) -> Int? {
    views.firstIndex { $0.selection(as: Value.self) == selection }
  }
}
