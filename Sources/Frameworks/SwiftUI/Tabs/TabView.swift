internal import ViewTree

/// Views of which one is shown at a time.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  nonisolated init(tabs content: Content, selection: Binding<SelectionValue>?) {
    self.selection = selection
    self.content = content
  }

  /// Makes tabs, of which a selection says which one is shown.
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tabs: content(), selection: selection)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs, of which the first is shown.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(tabs: content(), selection: nil)
  }
}

extension TabView: View {
  /// The tabs.
  public var body: some View { _Tabs(selection: selection, content: content) }
}

/// Tabs that keep by themselves which one is shown where no selection says it.
struct _Tabs<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// The position of the tab that is shown.
  final class Memory {
    var position = 0
  }
}

extension _Tabs: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let store = resolver.graph.store
    let memory = store.cell(at: resolver.path, offset: -1) { Memory() }
    let tabs = resolver.survey { resolver.resolve(view.content) }
    let selected = view.selectedTab(of: tabs, memory: memory)
    let style = resolver.environment.builtIn.controls.tabs.tree
    let invalidation = store.invalidation
    let choose = ControlAction.choose { position in
      guard tabs.indices.contains(position) else { return }
      memory.position = position
      if let selection = view.selection,
        let value = tabs[position].selection(as: SelectionValue.self)
      {
        selection.wrappedValue = value
      }
      invalidation.set()
    }
    let content = Tabs(count: tabs.count, selected: selected, style: style)
    resolver.note(choose)
    resolver.marking(choose) {
      resolver.node(.tabs(content)) {
        for (index, tab) in tabs.enumerated() { resolver.addTabLabel(tab, index: index) }
        if let selected { resolver.addTab(view.content, at: selected) }
      }
    }
  }

  /// The tab that the selection refers to, or the first.
  private func selectedTab(of tabs: [NodeTraits], memory: Memory) -> Int? {
    guard !tabs.isEmpty else { return nil }
    guard let selection else { return min(memory.position, tabs.count - 1) }
    let value = selection.wrappedValue
    return tabs.firstIndex { $0.selection(as: SelectionValue.self) == value }
      ?? tabs.indices.first { tabs[$0].tag == nil && AnyHashable($0) == AnyHashable(value) } ?? 0
  }
}

extension _ViewResolver {
  /// Adds the tab that is shown.
  fileprivate func addTab(_ content: some View, at position: Int) {
    slot(.stack(Stack(axis: .vertical)), part: -1, isRequired: true) {
      withEnvironment({ $0.builtIn.controls.isInList = false }) {
        filling {
          slot(.stack(Stack(axis: .vertical)), part: 0, isRequired: true) {
            only(position) { resolve(content) }
          }
        }
      }
    }
  }

  /// Adds the label of a tab, empty where it has none.
  fileprivate func addTabLabel(_ tab: NodeTraits, index: Int) {
    slot(.stack(Stack(axis: .horizontal)), part: index, isRequired: true) {
      tab.tabItem?(self)
      if let badge = tab.badge { resolve(badge.font(.caption).foregroundColor(.red)) }
    }
  }
}

extension View {
  /// Names the view in the tabs around it.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    // Used on the main actor alone, as all that resolves views.
    nonisolated(unsafe) let label = label()
    return trait { $0.tabItem = { $0.resolve(label) } }
  }
}
