/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// What tells the item from others; nothing where it cannot be rearranged.
  public let id: ID
}

extension ToolbarItem: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never

  /// Notes the item.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    items.add(content.content, at: content.placement)
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: ())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item that could be rearranged.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }

  /// Makes an item that could be rearranged.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items of a bar at one place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  /// A group has no body.
  public typealias Body = Never

  /// Makes a group of items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// Makes a group of items with a label for when there is little space, which is not shown.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(
      placement: placement,
      content: LabeledToolbarItemGroupContent(content: content())
    )
  }

  /// Notes the items.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    items.add(content.content, at: content.placement)
  }
}

/// Items with a label for the group of them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  /// The items.
  public var body: some View { content }
}

/// Space between the items of a bar.
public struct ToolbarSpacer {
  private let placement: ToolbarItemPlacement

  /// Makes space.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// Space has no body.
  public typealias Body = Never

  /// Notes the space.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    items.add(Spacer(), at: content.placement)
  }
}

/// Whether space between items grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// It grows.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// It does not.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A menu for the title of a view; a report's title has none.
public struct ToolbarTitleMenu<Content: View> {
  /// Makes a menu of the actions that the view has.
  public nonisolated init() where Content == EmptyView {}

  /// Makes a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  /// A menu has no body.
  public typealias Body = Never

  /// Notes nothing.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {}
}
