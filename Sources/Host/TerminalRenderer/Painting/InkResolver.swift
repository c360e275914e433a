import Theme
import ViewTree

/// Turns paints into inks.
struct InkResolver {
  let theme: Theme

  /// The ink of a paint at a place of 0…1 across what is painted.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of what surrounds the paint.
  ///   - back: What the paint lies on.
  func ink(_ paint: Paint, x: Double = 0, y: Double = 0, opacity: Double, on back: Ink) -> Ink {
    switch paint {
    case .color(let color):
      return ink(color, opacity: opacity, on: back)
    case .linearGradient(let stops, let start, let end):
      let place = place(x: x, y: y, start: start, end: end)
      return gradientInk(stops, at: place, opacity: opacity, on: back)
    }
  }

  func ink(_ color: ColorValue, opacity: Double, on back: Ink) -> Ink {
    if color.base == .system(.primary), color.opacity >= 1, opacity >= 1 { return .terminal }
    if color.base == .system(.clear) { return back }
    let total = clamped(color.opacity) * opacity
    if total <= 0 { return back }
    return Ink(theme.rgb(color).over(back.rgb ?? theme.surface, opacity: total))
  }

  /// A colour between two stops.
  private func gradientInk(_ stops: [GradientStop], at place: Double, opacity: Double, on back: Ink)
    -> Ink
  {
    let index = firstStop(of: stops, notBefore: place)
    guard index < stops.count else {
      return stops.last.map { ink($0.color, opacity: opacity, on: back) } ?? back
    }
    let (before, stop) = (stops[max(index - 1, 0)], stops[index])
    let span = stop.location - before.location
    let share = span > 0 ? clamped((place - before.location) / span) : 1
    let mixed = theme.rgb(stop.color).over(theme.rgb(before.color), opacity: share)
    let alpha = before.color.opacity * (1 - share) + stop.color.opacity * share
    return Ink(mixed.over(back.rgb ?? theme.surface, opacity: clamped(alpha) * opacity))
  }

  /// The first stop that is not before a place; stops stand in order, and there may be thousands
  /// of them for every cell.
  private func firstStop(of stops: [GradientStop], notBefore place: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func place(x: Double, y: Double, start: UnitPoint, end: UnitPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return 0 }
    return clamped(((x - start.x) * dx + (y - start.y) * dy) / square)
  }

  private func clamped(_ number: Double) -> Double {
    number > 0 ? min(number, 1) : 0
  }
}
