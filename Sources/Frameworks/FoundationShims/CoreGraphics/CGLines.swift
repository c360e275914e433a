/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Straight, at the end.
  case butt
  /// Round, beyond the end.
  case round
  /// Straight, beyond the end.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// Which points lie inside an outline that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those around which the outline winds more often one way than the other.
  case winding
  /// Those that a line from afar reaches after crossing the outline an odd number of times.
  case evenOdd
}
