/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of value that a selection refers to a tab by.
  associatedtype TabValue: Hashable
  /// The type of tabs that represents the body.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the tabs; tabs with a body inherit this.
  static func _resolveTabs(_ content: Self, in resolver: _ViewResolver)
}

extension TabContent {
  /// Adds what the body describes.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      var connected = content
      resolver.connectFields(of: &connected)
      Body._resolveTabs(connected.body, in: resolver)
    }
  }
}

extension TabContent where Body == Never {
  /// The body of primitive tabs, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: TabContent {
  /// There is no such value.
  public typealias TabValue = Never

  /// Adds nothing, since there is no such value.
  public static func _resolveTabs(_ content: Never, in resolver: _ViewResolver) {}
}

/// Tabs as views, for a tab view.
public struct _TabContentView<Tabs> {
  let tabs: Tabs
}

extension _TabContentView: View where Tabs: TabContent {
  /// Tabs have no body of their own.
  public typealias Body = Never

  /// Adds the tabs.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    Tabs._resolveTabs(view.tabs, in: resolver)
  }
}

extension TabView {
  /// Makes tabs, of which a selection says which one is shown.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(tabs: _TabContentView(tabs: content()), selection: selection)
  }

  /// Makes tabs, of which the first is shown.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  )
  where
    Content == TabContentBuilder<Never>.Content<C>, SelectionValue == Never, C.TabValue == Never
  {
    self.init(tabs: _TabContentView(tabs: content()), selection: nil)
  }
}
