import Drawing
import ViewTree

extension SVGWriter {
  /// What a colour is used for.
  enum ColorUse {
    case fill, stroke, stop
  }

  /// An ink that is ready to be named in attributes.
  enum Paint {
    case color(ColorValue)
    case gradient(String)
  }

  /// Makes an ink ready, writing its gradient where it has one; nil for ink that shows nothing.
  mutating func prepare(_ ink: Ink) -> Paint? {
    switch ink {
    case .color(let value):
      return value.opacity > 0 && color(value) != .none ? .color(value) : nil
    case .angular(let stops, _, _, _):
      // Letters have one colour.
      return stops.first.flatMap { prepare(.color($0.color)) }
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _):
      guard stops.count > 1 else { return stops.first.flatMap { prepare(.color($0.color)) } }
      if let name = gradients[ink] { return .gradient(name) }
      let name = newName()
      gradients[ink] = name
      writeGradient(ink, name)
      return .gradient(name)
    }
  }

  /// Writes the attributes of a paint.
  mutating func write(_ paint: Paint, _ use: ColorUse) {
    switch paint {
    case .color(let color): write(color, use)
    case .gradient(let name):
      markup.plain(use == .stroke ? " stroke=\"url(#\(name))\"" : " fill=\"url(#\(name))\"")
    }
  }

  /// Writes the attributes of a colour.
  mutating func write(_ value: ColorValue, _ use: ColorUse) {
    switch (color(value), use) {
    case (.none, .fill): markup.raw(" fill=\"none\"")
    case (.none, .stroke): markup.raw(" stroke=\"none\"")
    case (.none, .stop): markup.raw(" stop-opacity=\"0\"")
    case (.named(let name), .fill): markup.attribute("class", "f-" + name)
    case (.named(let name), .stroke): markup.attribute("class", "s-" + name)
    case (.named(let name), .stop): markup.attribute("class", "g-" + name)
    case (.hex(let hex), .fill): markup.attribute("fill", hex)
    case (.hex(let hex), .stroke): markup.attribute("stroke", hex)
    case (.hex(let hex), .stop): markup.attribute("stop-color", hex)
    }
    guard value.opacity < 1, color(value) != .none else { return }
    let opacity = max(value.opacity, 0)
    switch use {
    case .fill: markup.attribute("fill-opacity", opacity)
    case .stroke: markup.attribute("stroke-opacity", opacity)
    case .stop: markup.attribute("stop-opacity", opacity)
    }
  }

  private mutating func writeGradient(_ ink: Ink, _ name: String) {
    switch ink {
    case .linear(let stops, let from, let to):
      markup.raw("<linearGradient gradientUnits=\"userSpaceOnUse\"")
      markup.attribute("id", name)
      markup.attribute("x1", from.x)
      markup.attribute("y1", from.y)
      markup.attribute("x2", to.x)
      markup.attribute("y2", to.y)
      write(StopList(stops: stops, start: 0), of: name, end: "</linearGradient>")
    case .radial(let stops, let center, let start, let end, let aspect):
      let (inner, outer) = (max(min(start, end), 0), max(start, end, 0.01))
      markup.raw("<radialGradient gradientUnits=\"userSpaceOnUse\"")
      markup.attribute("id", name)
      markup.attribute("cx", center.x)
      markup.attribute("cy", center.y)
      markup.attribute("r", outer)
      if aspect != 1, aspect > 0 {
        markup.raw(" gradientTransform=\"matrix(1 0 0 ")
        markup.number(aspect, decimals: 4)
        markup.raw(" 0 ")
        markup.number(center.y * (1 - aspect))
        markup.raw(")\"")
      }
      let ordered = start <= end ? stops : GradientSteps.reversed(stops)
      write(StopList(stops: ordered, start: inner / outer), of: name, end: "</radialGradient>")
    case .color, .angular: break
    }
  }

  /// Writes the rest of a gradient: its stops, or where the same stops are already.
  private mutating func write(_ list: StopList, of name: String, end: StaticString) {
    if let other = stopNames[list] {
      markup.attribute("href", "#" + other)
      return markup.raw("/>")
    }
    stopNames[list] = name
    markup.raw(">")
    write(list.stops, from: list.start)
    markup.raw(end)
  }

  /// Writes a gradient's stops; the first stands at a part of the whole, as a gradient does that
  /// begins away from its centre.
  private mutating func write(_ stops: [GradientStop], from start: Double) {
    var last = 0.0
    for stop in stops.prefix(256) {
      let location = stop.location.isFinite ? min(max(stop.location, 0), 1) : 0
      last = max(last, start + location * (1 - start))
      markup.raw("<stop")
      markup.attribute("offset", last, decimals: 4)
      write(stop.color, .stop)
      markup.raw("/>")
    }
  }
}

/// The stops of gradients that may lie at different places.
struct StopList: Hashable {
  var stops: [GradientStop]
  /// Where the first stop stands, as a part of the whole.
  var start: Double
}

/// Gradients in steps.
enum GradientSteps {
  /// The same stops from the other end.
  static func reversed(_ stops: [GradientStop]) -> [GradientStop] {
    stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }

  /// The two colours beside a place, and how much there is of the second.
  static func colors(_ stops: [GradientStop], at place: Double) -> (
    ColorValue, ColorValue, share: Double
  )? {
    guard var before = stops.first, let last = stops.last else { return nil }
    if place <= before.location { return (before.color, before.color, 0) }
    for stop in stops.dropFirst() {
      if place <= stop.location {
        let span = stop.location - before.location
        return (before.color, stop.color, span > 0 ? (place - before.location) / span : 1)
      }
      before = stop
    }
    return (last.color, last.color, 0)
  }
}
