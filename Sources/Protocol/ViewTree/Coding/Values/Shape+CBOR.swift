package import CBOR

enum ShapeKindField: UInt64, CBORField {
  case outline = 0
  case cornerRadius = 1
}

/// The numbers of the outlines.
enum OutlineNumber: Int, CBOREnumeration {
  case rectangle, roundedRectangle, capsule, circle, ellipse
}

extension ShapeKind: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    var outline = OutlineNumber.rectangle
    var radius = 0.0
    try reader.fields(ShapeKindField.self) { field, reader throws(CBORError) in
      switch field {
      case .outline: try reader.known(&outline)
      case .cornerRadius: radius = try reader.length()
      }
    }
    switch outline {
    case .rectangle: self = .rectangle
    case .roundedRectangle: self = .roundedRectangle(cornerRadius: radius)
    case .capsule: self = .capsule
    case .circle: self = .circle
    case .ellipse: self = .ellipse
    }
  }

  private var outline: OutlineNumber {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle
    case .capsule: .capsule
    case .circle: .circle
    case .ellipse: .ellipse
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(ShapeKindField.outline, outline, unless: .rectangle)
      if case .roundedRectangle(let radius) = self {
        map.field(ShapeKindField.cornerRadius, points: radius, unless: 0)
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
}

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
    }
  }
}

enum ShapeField: UInt64, CBORField {
  case kind = 2
  case fill = 3
  case stroke = 4
}

extension ShapeContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .rectangle)
    try reader.fields(of: &map, ShapeField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: kind = try reader.value()
      case .fill: fill = try Paint(from: &reader)
      case .stroke: stroke = try Stroke(from: &reader)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ShapeField.kind, kind, unless: .rectangle)
    writer.field(ShapeField.fill, fill)
    writer.field(ShapeField.stroke, stroke)
  }
}
