/// Tabs that belong together; they stand beside the others.
public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable> {
  private let content: Content
}

extension TabSection: TabContent
where Content: TabContent, Content.TabValue == SelectionValue {
  /// The type of value of the tabs.
  public typealias TabValue = SelectionValue
  /// A section has no body.
  public typealias Body = Never

  /// Adds the tabs.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    Content._resolveTabs(content.content, in: resolver)
  }
}

extension TabSection
where Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
  /// Makes a section with a header, which rows of tabs do not show.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where Content: TabContent, Content.TabValue == SelectionValue, Header == Text, Footer == EmptyView {
  /// Makes a section with a localized string, which rows of tabs do not show.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a section with a string, which rows of tabs do not show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabSection
where
  Content: TabContent, Content.TabValue == SelectionValue, Header == EmptyView, Footer == EmptyView
{
  /// Makes a section.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}
