/// Values of any types that a navigation stack leads through.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Makes a path of values of one type that can be saved.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes the last values away.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

extension NavigationPath: @unchecked Sendable {}
