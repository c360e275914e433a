/// Words for assistive technology.
package struct Accessibility: Hashable, Sendable {
  package var label: String?
  package var value: String?
  /// What happens when the child is used.
  package var hint: String?
  /// A name for tests.
  package var identifier: String?
  /// Whether the child is left out for assistive technology.
  package var isHidden: Bool
  /// What the child is.
  package var traits: Traits
  /// What becomes of the elements below.
  package var children: Children

  package init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    isHidden: Bool = false,
    traits: Traits = [],
    children: Children = .automatic
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.isHidden = isHidden
    self.traits = traits
    self.children = children
  }

  /// What an element is, as SwiftUI names it; a bit keeps its meaning for ever.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let isButton = Traits(rawValue: 1 << 0)
    package static let isHeader = Traits(rawValue: 1 << 1)
    package static let isSelected = Traits(rawValue: 1 << 2)
    package static let isLink = Traits(rawValue: 1 << 3)
    package static let isSearchField = Traits(rawValue: 1 << 4)
    package static let isImage = Traits(rawValue: 1 << 5)
    package static let playsSound = Traits(rawValue: 1 << 6)
    package static let isKeyboardKey = Traits(rawValue: 1 << 7)
    package static let isStaticText = Traits(rawValue: 1 << 8)
    package static let isSummaryElement = Traits(rawValue: 1 << 9)
    package static let updatesFrequently = Traits(rawValue: 1 << 10)
    package static let startsMediaSession = Traits(rawValue: 1 << 11)
    package static let allowsDirectInteraction = Traits(rawValue: 1 << 12)
    package static let causesPageTurn = Traits(rawValue: 1 << 13)
    package static let isModal = Traits(rawValue: 1 << 14)
    package static let isToggle = Traits(rawValue: 1 << 15)
    package static let isTabBar = Traits(rawValue: 1 << 16)
  }

  /// What becomes of the elements below one.
  package enum Children: Int, Hashable, Sendable, CaseIterable {
    case automatic, ignore, contain, combine
  }
}
