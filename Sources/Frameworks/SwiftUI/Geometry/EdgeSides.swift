/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of edges on the horizontal axis.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Makes a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges on the vertical axis.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Makes a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
