package import CBOR

extension Stroke.Cap: CBOREnumeration {}
extension Stroke.Join: CBOREnumeration {}

enum ShapeKindField: UInt64, CBORField {
  case outline = 0
  case cornerRadius = 1
  case cornerRadii = 2
  case path = 3
  case isEvenOdd = 4
}

/// The numbers of the outlines.
enum OutlineNumber: Int, CBOREnumeration {
  case rectangle, roundedRectangle, capsule, circle, ellipse, unevenRoundedRectangle, path
}

extension ShapeKind: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    var outline = OutlineNumber.rectangle
    var radius = 0.0
    var radii = [0.0, 0, 0, 0]
    var path = Path([])
    try reader.fields(ShapeKindField.self) { field, reader throws(CBORError) in
      switch field {
      case .outline: try reader.known(&outline)
      case .cornerRadius: radius = try reader.length()
      case .cornerRadii:
        radii = try reader.numbers(4) { reader throws(CBORError) in try reader.length() }
      case .path: path.elements = try reader.pathElements()
      case .isEvenOdd: path.isEvenOdd = try reader.boolean()
      }
    }
    switch outline {
    case .rectangle: self = .rectangle
    case .roundedRectangle: self = .roundedRectangle(cornerRadius: radius)
    case .capsule: self = .capsule
    case .circle: self = .circle
    case .ellipse: self = .ellipse
    case .unevenRoundedRectangle:
      self = .unevenRoundedRectangle(
        topLeading: radii[0],
        bottomLeading: radii[1],
        bottomTrailing: radii[2],
        topTrailing: radii[3]
      )
    case .path: self = .path(path)
    }
  }

  private var outline: OutlineNumber {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle
    case .capsule: .capsule
    case .circle: .circle
    case .ellipse: .ellipse
    case .unevenRoundedRectangle: .unevenRoundedRectangle
    case .path: .path
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(ShapeKindField.outline, outline, unless: .rectangle)
      switch self {
      case .roundedRectangle(let radius):
        map.field(ShapeKindField.cornerRadius, points: radius, unless: 0)
      case .unevenRoundedRectangle(let first, let second, let third, let fourth):
        map.field(ShapeKindField.cornerRadii, numbers: [first, second, third, fourth])
      case .path(let path):
        map.key(ShapeKindField.path)
        map.pathElements(path.elements)
        map.field(ShapeKindField.isEvenOdd, path.isEvenOdd, unless: false)
      default: break
      }
    }
  }
}

enum StrokeField: UInt64, CBORField {
  case paint = 0
  case width = 1
  case isInside = 2
  case trimFrom = 3
  case trimTo = 4
  case cap = 5
  case join = 6
  case miterLimit = 7
  case dash = 8
  case dashPhase = 9
}

/// The most lengths of a pattern of dashes.
private let dashLimit = 64

extension Stroke: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(paint: .color(.system(.primary)))
    try reader.fields(StrokeField.self) { field, reader throws(CBORError) in
      switch field {
      case .paint: paint = try reader.value()
      case .width: width = try reader.length()
      case .isInside: isInside = try reader.boolean()
      case .trimFrom: trimFrom = try reader.fraction()
      case .trimTo: trimTo = try reader.fraction()
      case .cap: try reader.known(&cap)
      case .join: try reader.known(&join)
      case .miterLimit: miterLimit = try reader.length()
      case .dash:
        dash = try reader.array(limit: dashLimit, of: "dashes") { reader throws(CBORError) in
          try reader.length()
        }
      case .dashPhase: dashPhase = try reader.points()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(StrokeField.paint, paint, unless: .color(.system(.primary)))
      map.field(StrokeField.width, points: width, unless: 1)
      map.field(StrokeField.isInside, isInside, unless: false)
      map.field(StrokeField.trimFrom, points: trimFrom, unless: 0)
      map.field(StrokeField.trimTo, points: trimTo, unless: 1)
      map.field(StrokeField.cap, cap, unless: .butt)
      map.field(StrokeField.join, join, unless: .miter)
      map.field(StrokeField.miterLimit, points: miterLimit, unless: 10)
      if !dash.isEmpty { map.field(StrokeField.dash, numbers: Array(dash.prefix(dashLimit))) }
      map.field(StrokeField.dashPhase, points: dashPhase, unless: 0)
    }
  }
}

enum ShapeField: UInt64, CBORField {
  case kind = 2
  case fill = 3
  case stroke = 4
  case trimFrom = 5
  case trimTo = 6
}

extension ShapeContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .rectangle)
    try reader.fields(of: &map, ShapeField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: kind = try reader.value()
      case .fill: fill = try Paint(from: &reader)
      case .stroke: stroke = try Stroke(from: &reader)
      case .trimFrom: trimFrom = try reader.fraction()
      case .trimTo: trimTo = try reader.fraction()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ShapeField.kind, kind, unless: .rectangle)
    writer.field(ShapeField.fill, fill)
    writer.field(ShapeField.stroke, stroke)
    writer.field(ShapeField.trimFrom, points: trimFrom, unless: 0)
    writer.field(ShapeField.trimTo, points: trimTo, unless: 1)
  }
}
