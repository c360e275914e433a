internal import Theme
internal import ViewTree

/// A colour with its opacity, each part 0…1 and not multiplied.
struct Color: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ value: ColorValue, theme: Theme, opacity: Double = 1) {
    let rgb = theme.rgb(value)
    red = Double(rgb.red) / 255
    green = Double(rgb.green) / 255
    blue = Double(rgb.blue) / 255
    let isClear = value.base == .system(.clear)
    alpha = isClear ? 0 : Color.share(value.opacity) * Color.share(opacity)
  }

  /// A number brought into 0…1.
  static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// What is between two colours.
  func mixed(with other: Color, part: Double) -> Color {
    var mixed = self
    mixed.red += (other.red - red) * part
    mixed.green += (other.green - green) * part
    mixed.blue += (other.blue - blue) * part
    mixed.alpha += (other.alpha - alpha) * part
    return mixed
  }
}

/// The colours of a gradient in order.
///
/// A clear stop has no colour of its own but takes its neighbours', so that colours fade out without
/// turning dark on their way.
struct ColorStops {
  private(set) var stops: [(location: Double, color: Color)] = []

  init(_ stops: [GradientStop], theme: Theme, opacity: Double) {
    var last = 0.0
    let sorted = stops.map { stop in
      last = max(last, Color.share(stop.location))
      return (location: last, color: Color(stop.color, theme: theme, opacity: opacity))
    }
    for (index, stop) in sorted.enumerated() {
      guard stop.color.alpha == 0 else {
        self.stops.append(stop)
        continue
      }
      for neighbor in [index - 1, index + 1] where sorted.indices.contains(neighbor) {
        var color = sorted[neighbor].color
        color.alpha = 0
        self.stops.append((stop.location, color))
      }
      if sorted.count == 1 { self.stops.append(stop) }
    }
  }

  var last: Color? { stops.last?.color }

  /// The colour at a place of 0…1.
  func color(at location: Double) -> Color? {
    guard var before = stops.first, location > before.location else { return stops.first?.color }
    for stop in stops.dropFirst() {
      if location <= stop.location {
        let span = stop.location - before.location
        let part = span > 0 ? (location - before.location) / span : 1
        return before.color.mixed(with: stop.color, part: part)
      }
      before = stop
    }
    return last
  }
}
