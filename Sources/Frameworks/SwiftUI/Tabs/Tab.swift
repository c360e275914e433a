/// One tab of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  nonisolated init(tag value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent {
  /// The type of value of the tab.
  public typealias TabValue = Value
  /// A tab has no body.
  public typealias Body = Never

  /// Adds the tab.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    let label = content.label
    resolver.withTraits(
      { traits in
        if let value = content.value {
          traits.tag = SelectionTag(value: value, includesOptional: true)
        }
        traits.tabItem = { $0.resolve(label) }
      },
      { resolver.resolve(content.content) }
    )
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// Searching.
  public static let search = TabRole()
}

/// The label of a tab that was given a title and a symbol.
public struct DefaultTabLabel {
  let label: Label<Text, Image>
}

extension DefaultTabLabel: View {
  /// The label.
  public var body: some View { label }
}

extension Tab {
  /// Makes a tab with a label.
  public nonisolated init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Makes a tab with a label.
  public nonisolated init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab named after its role.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: value, content: content(), label: .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab named after its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, content: content(), label: .search)
  }
}

extension DefaultTabLabel {
  /// The label of a tab for searching.
  fileprivate nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(label: SwiftUI.Label("Search", systemImage: "magnifyingglass"))
  }
}
