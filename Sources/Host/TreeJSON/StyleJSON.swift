import JSON
import ViewTree

/// Styles, paints and shapes as JSON.
enum StyleJSON {
  static func text(_ text: TextContent) -> [String: JSONValue] {
    [
      "alignment": .name(text.alignment), "isHeading": .bool(text.isHeading),
      "lineLimit": .optional(text.lineLimit.map(Double.init)),
      "lineSpacing": .number(text.lineSpacing), "minimumScale": .number(text.minimumScale),
      "runs": .array(
        text.runs.map { .object(["string": .string($0.string), "style": style($0.style)]) }
      ),
      "truncation": .name(text.truncation),
    ]
  }

  static func style(_ style: TextStyle) -> JSONValue {
    .object([
      "baselineOffset": .number(style.baselineOffset), "font": font(style.font),
      "isStruckThrough": .bool(style.isStruckThrough), "isUnderlined": .bool(style.isUnderlined),
      "paint": paint(style.paint), "tracking": .number(style.tracking),
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
      return .object(["end": point(end), "start": point(start), "stops": self.stops(stops)])
    case .radialGradient(let stops, let center, let start, let end):
      return .object([
        "center": point(center), "endRadius": .number(end), "startRadius": .number(start),
        "stops": self.stops(stops),
      ])
    case .ellipticalGradient(let stops, let center, let start, let end):
      return .object([
        "center": point(center), "endFraction": .number(end), "startFraction": .number(start),
        "stops": self.stops(stops),
      ])
    case .angularGradient(let stops, let center, let start, let end):
      return .object([
        "center": point(center), "endDegrees": .number(end), "startDegrees": .number(start),
        "stops": self.stops(stops),
      ])
    }
  }

  private static func stops(_ stops: [GradientStop]) -> JSONValue {
    .array(
      stops.map { .object(["color": color($0.color), "location": .number($0.location)]) }
    )
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
    var members: [String: JSONValue] = [
      "horizontal": .name(alignment.horizontal), "vertical": .name(alignment.vertical),
    ]
    if !alignment.lines.isEmpty { members["lines"] = .array(alignment.lines.map(line)) }
    return .object(members)
  }

  private static func line(_ line: AlignmentLine) -> JSONValue {
    .object([
      "axis": .name(line.axis), "fraction": .number(line.fraction),
      "id": .number(Double(line.id)), "offset": .number(line.offset),
    ])
  }

  static func shape(_ shape: ShapeKind) -> JSONValue {
    switch shape {
    case .rectangle: .string("rectangle")
    case .capsule: .string("capsule")
    case .circle: .string("circle")
    case .ellipse: .string("ellipse")
    case .roundedRectangle(let radius): .object(["cornerRadius": .number(radius)])
    case .unevenRoundedRectangle(
      let topLeading,
      let bottomLeading,
      let bottomTrailing,
      let topTrailing
    ):
      .object([
        "bottomLeading": .number(bottomLeading), "bottomTrailing": .number(bottomTrailing),
        "topLeading": .number(topLeading), "topTrailing": .number(topTrailing),
      ])
    case .path(let path):
      .object(["isEvenOdd": .bool(path.isEvenOdd), "path": .string(pathData(path))])
    }
  }

  /// A path as SVG writes it.
  private static func pathData(_ path: Path) -> String {
    var data = ""
    func write(_ command: String, _ points: Path.Point...) {
      data += command
      for (index, point) in points.enumerated() {
        data += "\(index > 0 ? " " : "")\(point.x) \(point.y)"
      }
    }
    for element in path.elements {
      switch element {
      case .move(let end): write("M", end)
      case .line(let end): write("L", end)
      case .quad(let end, let control): write("Q", control, end)
      case .curve(let end, let control1, let control2): write("C", control1, control2, end)
      case .close: write("Z")
      }
    }
    return data
  }

  static func stroke(_ stroke: Stroke) -> JSONValue {
    .object([
      "cap": .name(stroke.cap), "dash": .array(stroke.dash.map { .number($0) }),
      "dashPhase": .number(stroke.dashPhase), "isInside": .bool(stroke.isInside),
      "join": .name(stroke.join), "miterLimit": .number(stroke.miterLimit),
      "paint": paint(stroke.paint), "trimFrom": .number(stroke.trimFrom),
      "trimTo": .number(stroke.trimTo),
      "width": .number(stroke.width),
    ])
  }
}
