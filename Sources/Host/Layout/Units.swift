import ViewTree

/// The units in which a surface places views.
///
/// Apart from the engine, of which the compiler makes a copy for many a call that only reads it.
struct Units {
  /// Whether there is nothing between whole units, as between the cells of a terminal.
  let areWhole: Bool

  /// Rounds a length to the nearest whole unit, but not to none.
  func rounded(_ length: Double) -> Double {
    areWhole ? max(length.rounded(), 1) : length
  }

  /// Rounds a length down.
  func snapped(_ length: Double) -> Double {
    areWhole ? length.rounded(.down) : length
  }

  /// Where a view starts that says nothing of its lines; baselines count as the centre.
  func start(
    of inner: Double,
    in outer: Double,
    _ alignment: Alignment,
    _ axis: Axis
  ) -> Double {
    if let line = alignment.line(axis) {
      return snapped((outer - inner) * min(max(line.fraction, -1000), 1000))
    }
    return axis == .horizontal
      ? offset(of: inner, in: outer, alignment.horizontal)
      : offset(of: inner, in: outer, alignment.vertical)
  }

  func offset(of inner: Double, in outer: Double, _ alignment: HorizontalAlignment) -> Double {
    switch alignment {
    case .leading: 0
    case .center: snapped((outer - inner) / 2)
    case .trailing: outer - inner
    }
  }

  func offset(of inner: Double, in outer: Double, _ alignment: VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center, .firstTextBaseline, .lastTextBaseline: snapped((outer - inner) / 2)
    case .bottom: outer - inner
    }
  }
}
