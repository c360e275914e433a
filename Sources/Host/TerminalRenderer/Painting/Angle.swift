import Glibc

/// Directions as turns.
enum Angle {
  /// The direction of a vector as a fraction of a turn, 0…1, from the right, clockwise on screen.
  static func turns(x: Double, y: Double) -> Double {
    let turns = atan2(y, x) / (2 * .pi)
    return turns < 0 ? turns + 1 : turns
  }

  /// The point on the unit circle in a direction.
  static func point(turns: Double) -> (x: Double, y: Double) {
    (cos(turns * 2 * .pi), sin(turns * 2 * .pi))
  }

  /// The same from the top, as clocks and pie charts count.
  static func clockTurns(x: Double, y: Double) -> Double {
    turns(x: -y, y: x)
  }

  /// The vector of length 1 in a direction that is counted so.
  static func direction(clockTurns turns: Double) -> (x: Double, y: Double) {
    (sin(turns * 2 * .pi), -cos(turns * 2 * .pi))
  }
}
