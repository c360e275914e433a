/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private enum Place: Hashable, Sendable {
    case leading, center, trailing, bottom, none
  }

  private let place: Place

  var isLeading: Bool { place == .leading }
  var isCenter: Bool { place == .center }
  var isTrailing: Bool { place == .trailing }
  var isBottom: Bool { place == .bottom }

  /// Where the surface chooses.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(place: .center)
  /// Where the way back would be.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Where the main action stands.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// Where less important actions stand.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// Below, in the middle.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// Where a dialog is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// Where a dialog is cancelled.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard, which a report has not.
  public static let keyboard = ToolbarItemPlacement(place: .none)
  /// At the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading edge of the top bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the top bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .center)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(place: .center)
  /// In place of the line below the title.
  public static let subtitle = ToolbarItemPlacement(place: .center)
  /// In place of the line below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .center)
  /// Below the window.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)

  /// In an accessory bar of another identity.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(place: .none)
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  var isNavigation: Bool { name == "automatic" || name == "navigationBar" }

  /// The one that the surface chooses.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The one above a view.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The one below a view.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The one of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The one below a window.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// An item that a container adds by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  /// What the surface chooses.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// Going through documents.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// Changing a document.
  public static var editor: ToolbarRole { ToolbarRole() }
  /// Going back and forth.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
}

/// How large the title in a bar is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let isInline: Bool

  /// As usual.
  public static var automatic: ToolbarTitleDisplayMode { .init(isInline: false) }
  /// Large.
  public static var large: ToolbarTitleDisplayMode { .init(isInline: false) }
  /// Large, in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(isInline: false) }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(isInline: true) }
}
