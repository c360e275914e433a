import JSON
import ViewTree

/// Styles, paints and shapes as JSON.
enum StyleJSON {
  static func text(_ text: TextContent) -> [String: JSONValue] {
    [
      "alignment": .name(text.alignment), "isHeading": .bool(text.isHeading),
      "lineLimit": .optional(text.lineLimit.map(Double.init)),
      "runs": .array(
        text.runs.map { .object(["string": .string($0.string), "style": style($0.style)]) }
      ),
      "truncation": .name(text.truncation),
    ]
  }

  static func style(_ style: TextStyle) -> JSONValue {
    .object([
      "font": font(style.font), "isStruckThrough": .bool(style.isStruckThrough),
      "isUnderlined": .bool(style.isUnderlined), "paint": paint(style.paint),
    ])
  }

  private static func font(_ font: Font) -> JSONValue {
    let size: JSONValue =
      switch font.size {
      case .style(let role): .name(role)
      case .points(let points): .number(points)
      }
    return .object([
      "design": .name(font.design), "hasMonospacedDigits": .bool(font.hasMonospacedDigits),
      "isItalic": .bool(font.isItalic), "size": size,
      "weight": font.weight.map { .name($0) } ?? .null,
    ])
  }

  static func paint(_ paint: Paint) -> JSONValue {
    switch paint {
    case .color(let color):
      return self.color(color)
    case .linearGradient(let stops, let start, let end):
      let stops: [JSONValue] = stops.map {
        .object(["color": color($0.color), "location": .number($0.location)])
      }
      return .object(["end": point(end), "start": point(start), "stops": .array(stops)])
    }
  }

  static func color(_ color: ColorValue) -> JSONValue {
    switch color.base {
    case .system(let name):
      return .object(["name": .name(name), "opacity": .number(color.opacity)])
    case .rgb(let red, let green, let blue):
      return .object([
        "blue": .number(blue), "green": .number(green), "opacity": .number(color.opacity),
        "red": .number(red),
      ])
    }
  }

  static func point(_ point: UnitPoint) -> JSONValue {
    .object(["x": .number(point.x), "y": .number(point.y)])
  }

  static func alignment(_ alignment: Alignment) -> JSONValue {
    .object([
      "horizontal": .name(alignment.horizontal), "vertical": .name(alignment.vertical),
    ])
  }

  static func shape(_ shape: ShapeKind) -> JSONValue {
    switch shape {
    case .rectangle: .string("rectangle")
    case .capsule: .string("capsule")
    case .circle: .string("circle")
    case .ellipse: .string("ellipse")
    case .roundedRectangle(let radius): .object(["cornerRadius": .number(radius)])
    }
  }

  static func stroke(_ stroke: Stroke) -> JSONValue {
    .object([
      "isInside": .bool(stroke.isInside), "paint": paint(stroke.paint),
      "trimFrom": .number(stroke.trimFrom), "trimTo": .number(stroke.trimTo),
      "width": .number(stroke.width),
    ])
  }
}
