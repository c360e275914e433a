/// The size of text that a reader likes, by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Very small.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the usual one.
  case large
  /// Very large.
  case extraLarge
  /// Larger still.
  case extraExtraLarge
  /// The largest of the usual ones.
  case extraExtraExtraLarge
  /// The first size for those who see badly.
  case accessibilityMedium
  /// The second size for those who see badly.
  case accessibilityLarge
  /// The third size for those who see badly.
  case accessibilityExtraLarge
  /// The fourth size for those who see badly.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is for those who see badly.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The size by its newer name; both lists run from small to large.
  var dynamicTypeSize: DynamicTypeSize {
    let place = Self.allCases.firstIndex(of: self) ?? 0
    return DynamicTypeSize(rawValue: place) ?? .large
  }

  /// The size by its older name.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }
}

extension ContentSizeCategory: Comparable {
  /// The smaller of two sizes comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The size of text that the reader likes, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
