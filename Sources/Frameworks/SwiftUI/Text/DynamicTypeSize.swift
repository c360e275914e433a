internal import Foundation

/// The size of text that a reader likes.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Very small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the usual one.
  case large
  /// Very large.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest of the usual ones.
  case xxxLarge
  /// The first size for those who see badly.
  case accessibility1
  /// The second size for those who see badly.
  case accessibility2
  /// The third size for those who see badly.
  case accessibility3
  /// The fourth size for those who see badly.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is for those who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The smaller of two sizes comes first.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// How large running text is, as a part of its usual size; the sizes are those of iOS.
  var scale: CGFloat {
    let points: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }
}

extension EnvironmentValues {
  /// The size of text that the reader likes.
  ///
  /// A surface scales its text itself; numbers of ``ScaledMetric`` follow this value.
  public var dynamicTypeSize: DynamicTypeSize {
    get { builtIn.typography.dynamicTypeSize }
    set { builtIn.typography.dynamicTypeSize = newValue }
  }
}

extension View {
  /// Sets the size of text.
  ///
  /// Accepted without effect on text, which the surface scales; numbers of ``ScaledMetric`` follow.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    setting { $0.typography.dynamicTypeSize = size }
  }

  /// Keeps the size of text in a range.
  ///
  /// Accepted without effect on text, which the surface scales; numbers of ``ScaledMetric`` follow.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    setting { values in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = sizes.first, let last = sizes.last else { return }
      values.typography.dynamicTypeSize = min(max(values.typography.dynamicTypeSize, first), last)
    }
  }
}

/// A number that grows with the size of text that a reader likes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private var scale: CGFloat = 1

  /// Makes a number that grows as running text does.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Makes a number that grows with text of a role; all roles grow as running text does here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
  }

  /// The number at the current size.
  public var wrappedValue: Value { scale == 1 ? value : value * Value(scale) }

  /// Connects the number to the environment of the view.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    property.scale = connection.resolver.environment.dynamicTypeSize.scale
  }
}
