extension Text {
  /// A line under or through words.
  ///
  /// It is drawn in the colour of the words and without a pattern.
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern
    private let color: Color?

    /// Makes a line.
    ///
    /// The pattern and the colour are accepted without effect.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line without a pattern.
    public static let single = LineStyle()

    /// The pattern of a line.
    ///
    /// Accepted without effect: lines are drawn without a break.
    public struct Pattern: Hashable, Sendable {
      private let rawValue: Int

      /// A line without a break.
      public static let solid = Pattern(rawValue: 0)
      /// Dots.
      public static let dot = Pattern(rawValue: 1)
      /// Dashes.
      public static let dash = Pattern(rawValue: 2)
      /// A dash, a dot and so on.
      public static let dashDot = Pattern(rawValue: 3)
      /// A dash, two dots and so on.
      public static let dashDotDot = Pattern(rawValue: 4)
    }
  }
}
