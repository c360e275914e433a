import Theme

/// Finds the nearest colour of a terminal's palette, once for each colour.
struct PaletteCache {
  private var found256: [RGB: Int] = [:]
  private var found16: [RGB: Int] = [:]

  /// The nearest of xterm's 256 colours, the first 16 aside, which users redefine.
  mutating func index256(of color: RGB) -> Int {
    if let index = found256[color] { return index }
    let index = PaletteCache.nearest256(color)
    found256[color] = index
    return index
  }

  /// The fitting one of the 16 colours.
  mutating func index16(of color: RGB) -> Int {
    if let index = found16[color] { return index }
    let index = PaletteCache.nearest16(color)
    found16[color] = index
    return index
  }

  /// The 6 levels of xterm's colour cube.
  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func nearest256(_ color: RGB) -> Int {
    let parts = [Int(color.red), Int(color.green), Int(color.blue)]
    let steps = parts.map { part in
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
    }
    let cube = zip(parts, steps).reduce(0) { $0 + square($1.0 - levels[$1.1]) }
    let gray = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let grayDistance = parts.reduce(0) { $0 + square($1 - (8 + 10 * gray)) }
    if grayDistance < cube { return 232 + gray }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static func square(_ number: Int) -> Int { number * number }

  /// By hue and brightness rather than by distance: what the 16 colours look like is the user's
  /// choice, but their hues are what their names say.
  private static func nearest16(_ color: RGB) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    if high - low < 40 {
      switch high {
      case ..<30: return 0
      case ..<165: return 8
      case ..<225: return 7
      default: return 15
      }
    }
    let threshold = low + (high - low) * 55 / 100
    let hue = (red > threshold ? 1 : 0) + (green > threshold ? 2 : 0) + (blue > threshold ? 4 : 0)
    // Rec. 601 luma; yellow is brighter than orange, which has no colour of its own.
    let isBright = (299 * red + 587 * green + 114 * blue) / 1000 > 185
    return hue + (isBright ? 8 : 0)
  }
}
