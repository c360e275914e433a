internal import TerminalRenderer

/// A way that an arrow points.
enum Direction {
  case up, down, left, right

  var isVertical: Bool { self == .up || self == .down }
  var isForward: Bool { self == .down || self == .right }
}

/// Finds what an arrow leads to.
enum SpatialSearch {
  /// The nearest stop in a direction; what is beside counts less than what is ahead.
  ///
  /// - Parameter isStrict: Whether to the sides only what is on the same rows counts.
  static func nearest(
    to start: CellRect,
    _ direction: Direction,
    in stops: [ControlStop],
    except focus: Focus,
    isStrict: Bool = true
  ) -> ControlStop? {
    var best: (cost: Int, stop: ControlStop)?
    for stop in stops where stop.focus != focus && !stop.frame.isEmpty {
      guard let cost = cost(from: start, to: stop.frame, direction, isStrict) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (cost, stop) }
    }
    return best?.stop
  }

  private static func cost(
    from start: CellRect,
    to end: CellRect,
    _ direction: Direction,
    _ isStrict: Bool
  ) -> Int? {
    let ahead: Int
    let aside: Int
    switch direction {
    case .down: ahead = end.y - start.maxY
    case .up: ahead = start.y - end.maxY
    case .right: ahead = end.x - start.maxX
    case .left: ahead = start.x - end.maxX
    }
    // What stands within the start, or around it, is not ahead of it.
    guard ahead >= 0 else { return nil }
    if direction.isVertical {
      aside = max(end.x - start.maxX, start.x - end.maxX, 0)
      // Of what stands equally far, that which is more straight ahead.
      let skew = abs((start.x + start.maxX) - (end.x + end.maxX))
      return (ahead &* 4 &+ aside) &* 4096 &+ min(skew, 4095)
    }
    aside = max(end.y - start.maxY + 1, start.y - end.maxY + 1, 0)
    return aside == 0 ? ahead : isStrict ? nil : ahead &+ aside &* 4
  }
}
