import Theme
import ViewTree

/// A size in points.
struct PointSize {
  var width: Double
  var height: Double
}

/// Turns paints into inks.
struct InkResolver {
  let theme: Theme
  /// What is behind everything.
  let surface: RGB
  /// What is done to colours, the outermost first.
  var filters: [Filter] = []

  init(theme: Theme, surface: RGB) {
    self.theme = theme
    self.surface = surface
  }

  /// A colour as the filters leave it.
  private func rgb(_ color: ColorValue) -> RGB {
    // What an author lays behind a whole screen is the terminal's own.
    let plain = color.base == .system(.background) ? surface : theme.rgb(color)
    guard !filters.isEmpty else { return plain }
    return filters.reversed().reduce(plain) { $1.applied(to: $0, theme: theme) }
  }

  /// The ink of a paint at a place of 0…1 across what is painted.
  ///
  /// - Parameters:
  ///   - size: The size in points of what is painted, which radii in points are held against.
  ///   - opacity: The opacity of what surrounds the paint.
  ///   - back: What the paint lies on.
  func ink(
    _ paint: Paint,
    x: Double = 0,
    y: Double = 0,
    size: PointSize = PointSize(width: 100, height: 100),
    opacity: Double,
    on back: Ink
  ) -> Ink {
    let stops: [GradientStop]
    let place: Double
    switch paint {
    case .color(let color):
      return ink(color, opacity: opacity, on: back)
    case .linearGradient(let colors, let start, let end):
      stops = colors
      place = self.place(x: x, y: y, start: start, end: end)
    case .radialGradient(let colors, let center, let start, let end):
      stops = colors
      let (dx, dy) = ((x - center.x) * size.width, (y - center.y) * size.height)
      place = share(of: (dx * dx + dy * dy).squareRoot(), from: start, to: end)
    case .ellipticalGradient(let colors, let center, let start, let end):
      stops = colors
      let (dx, dy) = (x - center.x, y - center.y)
      place = share(of: (dx * dx + dy * dy).squareRoot(), from: start, to: end)
    case .angularGradient(let colors, let center, let start, let end):
      stops = colors
      let turns = Angle.turns(x: (x - center.x) * size.width, y: (y - center.y) * size.height)
      // A turn counts from where the gradient starts, so that it runs past a full circle.
      let degrees = start + (turns * 360 - start).truncatingRemainder(dividingBy: 360)
      place = share(of: degrees < start ? degrees + 360 : degrees, from: start, to: end)
    }
    return gradientInk(stops, at: place, opacity: opacity, on: back)
  }

  /// Where a number stands between two others, 0…1.
  private func share(of number: Double, from start: Double, to end: Double) -> Double {
    guard end != start else { return number < start ? 0 : 1 }
    return clamped((number - start) / (end - start))
  }

  /// The least contrast of letters with what is behind them; less is hardly seen.
  private static let leastContrast = 1.6

  /// The ink of letters, which must not be lost in what is behind them: an author who writes in black
  /// counts on the light surface of an app.
  ///
  /// On the terminal's own background such a colour gives way to the terminal's own, elsewhere it is
  /// mixed with black or white, whichever is farther, until it stands out; its hue remains. What is
  /// faint by its opacity stays so.
  func legibleInk(_ paint: Paint, x: Double = 0, opacity: Double, on back: Ink) -> Ink {
    guard case .color(var color) = paint, color.base != .system(.clear) else {
      return ink(paint, x: x, y: 0.5, opacity: opacity, on: back)
    }
    let behind = back.rgb ?? surface
    let contrast = rgb(color).contrast(with: behind)
    if back == .terminal, contrast < 1.3 {
      color.base = .system(.primary)
    } else if contrast < InkResolver.leastContrast {
      let lifted = InkResolver.lifted(rgb(color), from: behind)
      let total = min(max(color.opacity, 0), 1) * opacity
      return Ink(lifted.over(behind, opacity: total))
    }
    return ink(color, opacity: opacity, on: back)
  }

  /// The least change of a colour that lets it stand out.
  private static func lifted(_ front: RGB, from behind: RGB) -> RGB {
    let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
    let goal = behind.contrast(with: white) > behind.contrast(with: black) ? white : black
    for step in 1...9 {
      let color = goal.over(front, opacity: Double(step) / 10)
      if color.contrast(with: behind) >= 2 * leastContrast { return color }
    }
    return goal
  }

  func ink(_ color: ColorValue, opacity: Double, on back: Ink) -> Ink {
    if case .system(.primary) = color.base, color.opacity >= 1, opacity >= 1, filters.isEmpty {
      return .terminal
    }
    if case .system(.clear) = color.base { return back }
    let total = clamped(color.opacity) * opacity
    if total <= 0 { return back }
    return Ink(rgb(color).over(back.rgb ?? surface, opacity: total))
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
    let (first, second) = (presence(of: before.color), presence(of: stop.color))
    // What is not to be seen has no colour of its own to mix in.
    let hue = first == 0 ? 1 : second == 0 ? 0 : share
    let mixed = rgb(stop.color).over(rgb(before.color), opacity: hue)
    let alpha = first * (1 - share) + second * share
    return alpha > 0 ? Ink(mixed.over(back.rgb ?? surface, opacity: alpha * opacity)) : back
  }

  /// How much of a colour there is to see, 0…1.
  private func presence(of color: ColorValue) -> Double {
    color.base == .system(.clear) ? 0 : clamped(color.opacity)
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
