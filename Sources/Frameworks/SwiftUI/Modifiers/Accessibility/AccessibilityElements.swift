internal import ViewTree

/// What a view is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// One trait.
  public typealias Element = AccessibilityTraits
  /// One trait, as literals have it.
  public typealias ArrayLiteralElement = AccessibilityTraits

  var tree: Accessibility.Traits

  /// Makes no traits.
  public init() {
    tree = []
  }

  private init(_ tree: Accessibility.Traits) {
    self.tree = tree
  }

  /// A button.
  public static let isButton = AccessibilityTraits(.isButton)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.isHeader)
  /// The chosen one.
  public static let isSelected = AccessibilityTraits(.isSelected)
  /// A link.
  public static let isLink = AccessibilityTraits(.isLink)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(.isImage)
  /// Something that makes sounds.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  /// What sums the surface up.
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Something that starts playing or recording.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Something to be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Something that turns pages.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Something that covers what is behind it.
  public static let isModal = AccessibilityTraits(.isModal)
  /// A switch.
  public static let isToggle = AccessibilityTraits(.isToggle)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(.isTabBar)

  /// Whether a trait is among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    tree.isSuperset(of: member.tree)
  }

  /// Adds a trait.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    tree.formUnion(newMember.tree)
    return (isNew, newMember)
  }

  /// Takes a trait away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = tree.intersection(member.tree)
    tree.subtract(member.tree)
    return removed.isEmpty ? nil : AccessibilityTraits(removed)
  }

  /// Puts a trait in place of an equal one.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = tree.intersection(newMember.tree)
    tree.formUnion(newMember.tree)
    return old.isEmpty ? nil : AccessibilityTraits(old)
  }

  /// These traits and others.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(tree.union(other.tree))
  }

  /// The traits that are here and there.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(tree.intersection(other.tree))
  }

  /// The traits that are only here or only there.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(tree.symmetricDifference(other.tree))
  }

  /// Adds other traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { tree.formUnion(other.tree) }

  /// Keeps the traits that are there too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    tree.formIntersection(other.tree)
  }

  /// Keeps the traits that are only here or only there.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    tree.formSymmetricDifference(other.tree)
  }
}

/// What becomes of the elements inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let tree: Accessibility.Children

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(tree: .ignore)
  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(tree: .contain)
  /// Their words are joined.
  public static let combine = AccessibilityChildBehavior(tree: .combine)
}

extension View {
  /// Makes the view one element for assistive technology.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { accessibility, _ in accessibility.children = children.tree }
  }

  /// Describes the elements inside the view by other views, which are not drawn.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// Describes the view by another view, which is not drawn.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Says what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { accessibility, _ in accessibility.traits = traits.tree }
  }

  /// Says what the view is, while a condition holds.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits,
    isEnabled: Bool
  ) -> some View {
    accessibility { accessibility, _ in
      if isEnabled { accessibility.traits = traits.tree }
    }
  }

  /// Says what the view is not.
  ///
  /// Accepted without effect: views have no traits but those added.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says that the view is a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { accessibility, _ in accessibility.traits = .isHeader }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// None in particular.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
