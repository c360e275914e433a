extension Angle {
  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs = lhs + rhs
  }

  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Takes an angle away.
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs = lhs - rhs
  }

  /// The angle, the other way.
  public static prefix func - (value: Angle) -> Angle {
    Angle(radians: -value.radians)
  }

  /// The angle so many times.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Makes the angle so many times as large.
  public static func *= (lhs: inout Angle, rhs: Double) {
    lhs = lhs * rhs
  }

  /// A part of the angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Makes the angle a part of itself.
  public static func /= (lhs: inout Angle, rhs: Double) {
    lhs = lhs / rhs
  }
}
