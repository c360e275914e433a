import Theme
import ViewTree

/// A round outline in half cells, which are square: 8 × 8 points.
struct Outline {
  private let width: Double
  private let height: Double
  private let radius: Double
  private let isEllipse: Bool

  /// Nil for a rectangle, and for one whose corners are too small to be seen.
  init?(_ kind: ShapeKind, _ rect: CellRect) {
    let (width, height) = (Double(rect.width), Double(rect.height) * 2)
    self.width = width
    self.height = height
    switch kind {
    case .rectangle, .path:
      return nil
    case .unevenRoundedRectangle(let first, let second, let third, let fourth):
      radius = min((first + second + third + fourth) / 32, min(width, height) / 2)
      isEllipse = false
      guard radius > 1, rect.height > 2 else { return nil }
    case .roundedRectangle(let corner):
      radius = min(corner / 8, min(width, height) / 2)
      isEllipse = false
      guard radius > 1, rect.height > 2 else { return nil }
    case .capsule:
      radius = min(width, height) / 2
      isEllipse = false
      guard rect.height > 1 else { return nil }
    case .circle:
      radius = min(width, height) / 2
      isEllipse = true
    case .ellipse:
      radius = 0
      isEllipse = true
    }
  }

  /// Whether the whole outline is one curve.
  var isRound: Bool { isEllipse }

  /// Whether a point is inside.
  func contains(_ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (abs(x - width / 2), abs(y - height / 2))
    guard isEllipse else {
      let (cx, cy) = (dx - (width / 2 - radius), dy - (height / 2 - radius))
      if dx > width / 2 || dy > height / 2 { return false }
      return cx <= 0 || cy <= 0 || cx * cx + cy * cy <= radius * radius
    }
    let (a, b) = radius > 0 ? (radius, radius) : (width / 2, height / 2)
    return (dx / a) * (dx / a) + (dy / b) * (dy / b) <= 1
  }

  /// Whether a point is on the line along the outline.
  ///
  /// - Parameters:
  ///   - points: The line's width in points; at least a half cell is drawn.
  ///   - from: Where the line starts, as a fraction from the right, clockwise.
  ///   - turned: The part of a turn by which the whole is turned.
  func strokeContains(
    _ x: Double,
    _ y: Double,
    width points: Double,
    from: Double,
    to: Double,
    turned: Double = 0
  ) -> Bool {
    let (dx, dy) = (x - width / 2, y - height / 2)
    let (a, b) = radius > 0 ? (radius, radius) : (width / 2, height / 2)
    let thickness = max(min(points, 1000) / 8, 1)
    let (innerA, innerB) = (max(a - thickness, 0), max(b - thickness, 0))
    guard (dx / a) * (dx / a) + (dy / b) * (dy / b) <= 1 else { return false }
    if innerA > 0, innerB > 0 {
      let inner = (dx / innerA) * (dx / innerA) + (dy / innerB) * (dy / innerB)
      guard inner > 1 else { return false }
    }
    guard from > 0 || to < 1 else { return true }
    let place = Angle.turns(x: dx, y: dy) - turned
    let turn = place - place.rounded(.down)
    return turn >= from && turn <= to
  }
}

extension Painter {
  /// Draws an area that is given as a set of points, in half cells with softened edges.
  ///
  /// - Parameter contains: Whether a point is in the area; the unit is the half cell, the origin
  ///   the rectangle's corner.
  mutating func raster(
    _ paint: Paint,
    _ rect: CellRect,
    _ state: PaintState,
    contains: (Double, Double) -> Bool
  ) {
    guard spend(on: rect, state, perCell: 20 * (1 + state.cuts.count)) else { return }
    let cuts = state.cuts
    let isInside = { (x: Double, y: Double) in
      contains(x, y) && cuts.allSatisfy { $0.contains(x, y, of: rect) }
    }
    let visible = rect.intersection(state.clip)
    for row in stride(from: visible.y, to: visible.maxY, by: 1) {
      for column in stride(from: visible.x, to: visible.maxX, by: 1) {
        let (x, y) = (Double(column - rect.x), Double(row - rect.y) * 2)
        let top = Coverage.of(x, y, isInside)
        let bottom = Coverage.of(x, y + 1, isInside)
        guard top > 0 || bottom > 0 else { continue }
        sink(column, row)
        let back = buffer[column, row].background
        let (u, v) = ((x + 0.5) / Double(rect.width), (y + 1) / Double(rect.height * 2))
        let ink = inks.ink(
          paint,
          x: u,
          y: v,
          size: rect.points,
          opacity: state.opacity,
          on: back
        )
        drawHalves(column, row, HalfCell(ink, top), HalfCell(ink, bottom), state)
      }
    }
  }

  /// Draws the two halves of a cell.
  mutating func drawHalves(
    _ column: Int,
    _ row: Int,
    _ top: HalfCell,
    _ bottom: HalfCell,
    _ state: PaintState
  ) {
    guard state.clip.contains(column, row) else { return }
    let back = buffer[column, row].background
    if options.colorDepth < .ansi256 || options.isASCII {
      return drawHardHalves(column, row, top, bottom, state)
    }
    let (top, bottom) = back == .terminal ? (hardened(top), hardened(bottom)) : (top, bottom)
    let upper = mixed(top, on: back)
    let lower = mixed(bottom, on: back)
    switch (top.coverage > 0.04, bottom.coverage > 0.04) {
    case (false, false):
      break
    case (true, false):
      put("▀", at: column, row, upper, state)
    case (false, true):
      put("▄", at: column, row, lower, state)
    case (true, true):
      // A background, since what stands in front of the area keeps it.
      if upper != lower { put("▀", at: column, row, upper, state) }
      buffer.update(column, row) { cell in
        if upper == lower { cell = Cell() }
        cell.background = lower
      }
    }
  }

  /// A half without softened edges where the ink is so close to the terminal's supposed background that
  /// their mixture can be darker than the real one, or lighter.
  private func hardened(_ half: HalfCell) -> HalfCell {
    guard let front = half.ink.rgb, front.isClose(to: options.surface) else { return half }
    return HalfCell(half.ink, half.coverage >= 0.5 ? 1 : 0)
  }

  private func mixed(_ half: HalfCell, on back: Ink) -> Ink {
    let surface = back.rgb ?? options.surface
    let front = half.ink.rgb ?? options.theme.rgb(.primary)
    return half.coverage >= 1 ? half.ink : Ink(front.over(surface, opacity: half.coverage))
  }

  /// Few or no colours: a half is drawn or not.
  private mutating func drawHardHalves(
    _ column: Int,
    _ row: Int,
    _ top: HalfCell,
    _ bottom: HalfCell,
    _ state: PaintState
  ) {
    switch (top.coverage >= 0.5, bottom.coverage >= 0.5) {
    case (false, false):
      break
    case (true, true) where options.isASCII && options.colorDepth > .none && top.ink.rgb != nil:
      // A colour says more than a sign, and words in front keep it.
      guard state.clip.contains(column, row) else { return }
      buffer.update(column, row) { $0 = Cell(background: top.ink) }
    case (true, false):
      put(options.isASCII ? "\"" : "▀", at: column, row, top.ink, state)
    case (false, true):
      put(options.isASCII ? "_" : "▄", at: column, row, bottom.ink, state)
    case (true, true):
      put(options.isASCII ? "#" : "█", at: column, row, top.ink, state)
      guard top.ink != bottom.ink, !options.isASCII else { return }
      put("▀", at: column, row, top.ink, state)
      buffer.update(column, row) { $0.background = bottom.ink }
    }
  }
}

/// What half a cell shows.
struct HalfCell {
  var ink: Ink
  /// How much of it the ink covers, 0…1.
  var coverage: Double

  init(_ ink: Ink, _ coverage: Double) {
    self.ink = ink
    self.coverage = coverage
  }
}

/// Estimates how much of a half cell lies in an area.
enum Coverage {
  private static let samples = 4

  static func of(_ x: Double, _ y: Double, _ contains: (Double, Double) -> Bool) -> Double {
    var hits = 0
    for i in 0..<samples {
      for j in 0..<samples {
        let (dx, dy) = ((Double(i) + 0.5) / 4, (Double(j) + 0.5) / 4)
        if contains(x + dx, y + dy) { hits += 1 }
      }
    }
    return Double(hits) / Double(samples * samples)
  }
}

extension RGB {
  fileprivate func isClose(to other: RGB) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .allSatisfy { abs(Int($0) - Int($1)) < 64 }
  }
}
