import ViewTree

/// How far bars or areas reach that share a place.
struct Stacks {
  /// What is put together: the place, and the lane in it.
  struct Key: Hashable {
    var place: CartesianPlot.Place
    var lane: Int
  }

  private var reaches: [Key: (above: Double, below: Double)] = [:]
  private var totals: [Key: Double] = [:]

  /// Adds a value to what is known of a whole, before any is put onto others.
  mutating func count(_ value: Double, at key: Key) {
    totals[key] = ValueRange.held((totals[key] ?? 0) + abs(value))
  }

  /// Puts a value onto those that stand in its place already, as Swift Charts does.
  mutating func put(_ value: Double, at key: Key, _ stacking: Chart.Stacking) -> (
    from: Double, to: Double
  ) {
    let total = totals[key] ?? abs(value)
    var value = value
    var reach = reaches[key] ?? (above: 0, below: 0)
    switch stacking {
    case .unstacked:
      return (min(value, 0), max(value, 0))
    case .normalized:
      value = total > 0 ? value / total * 100 : 0
    case .center:
      if reaches[key] == nil { reach.above = -total / 2 }
      value = abs(value)
    case .standard:
      break
    }
    let from = value >= 0 ? reach.above : reach.below
    let to = ValueRange.held(from + value)
    if value >= 0 { reach.above = to } else { reach.below = to }
    reaches[key] = reach
    return (min(from, to), max(from, to))
  }
}
