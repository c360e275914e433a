package import CBOR

extension Chart.MarkKind: CBOREnumeration {}
extension Chart.Interpolation: CBOREnumeration {}

enum MarkField: UInt64, CBORField {
  case kind = 0
  case x = 1
  case xStart = 2
  case xEnd = 3
  case y = 4
  case yStart = 5
  case yEnd = 6
  case angle = 7
  case series = 8
  case paint = 9
  case position = 10
  case innerRadius = 11
  case inset = 12
  case cornerRadius = 13
  case lineWidth = 14
  case dash = 15
  case opacity = 16
  case interpolation = 17
  case annotation = 18
  case group = 19
  case stacking = 20
  case thickness = 21
  case outerRadius = 22
  case symbol = 23
  case annotationSide = 24
  case symbolSize = 25
}

extension Chart.Mark: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .bar)
    try reader.fields(MarkField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: kind = try reader.value()
      case .x: x = try Chart.Value(from: &reader)
      case .xStart: xStart = try Chart.Value(from: &reader)
      case .xEnd: xEnd = try Chart.Value(from: &reader)
      case .y: y = try Chart.Value(from: &reader)
      case .yStart: yStart = try Chart.Value(from: &reader)
      case .yEnd: yEnd = try Chart.Value(from: &reader)
      case .angle: angle = try Chart.Value(from: &reader)
      case .series: series = try Chart.Value(from: &reader)
      case .group: group = try Chart.Value(from: &reader)
      case .position: position = try Chart.Value(from: &reader)
      case .annotation: annotation = try TextContent(from: &reader)
      default: try self.readLook(field, from: &reader)
      }
    }
  }

  private mutating func readLook(
    _ field: MarkField,
    from reader: inout CBORReader
  ) throws(CBORError) {
    switch field {
    case .paint: paint = try Paint(from: &reader)
    case .innerRadius: innerRadius = try reader.fraction()
    case .inset: inset = try reader.length()
    case .cornerRadius: cornerRadius = try reader.length()
    case .lineWidth: lineWidth = try reader.length()
    case .dash:
      dash = try reader.array(limit: 32, of: "dashes") { reader throws(CBORError) in
        try reader.length()
      }
    case .opacity: opacity = try reader.fraction()
    case .interpolation: try reader.known(&interpolation)
    case .stacking: try reader.known(&stacking)
    case .thickness: thickness = try reader.value()
    case .outerRadius: outerRadius = try reader.fraction()
    case .symbol:
      var shape = Chart.PointShape.circle
      try reader.known(&shape)
      symbol = shape
    case .annotationSide: try reader.known(&annotationSide)
    case .symbolSize: symbolSize = try reader.length()
    default: try reader.skip()
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(MarkField.kind, kind)
      map.field(MarkField.x, x)
      map.field(MarkField.xStart, xStart)
      map.field(MarkField.xEnd, xEnd)
      map.field(MarkField.y, y)
      map.field(MarkField.yStart, yStart)
      map.field(MarkField.yEnd, yEnd)
      map.field(MarkField.angle, angle)
      map.field(MarkField.series, series)
      map.field(MarkField.paint, paint)
      map.field(MarkField.position, position)
      map.field(MarkField.innerRadius, points: innerRadius, unless: 0)
      map.field(MarkField.inset, points: inset, unless: 0)
      map.field(MarkField.cornerRadius, points: cornerRadius, unless: 0)
      map.field(MarkField.lineWidth, points: lineWidth)
      if !dash.isEmpty { map.field(MarkField.dash, numbers: dash) }
      map.field(MarkField.opacity, points: opacity, unless: 1)
      map.field(MarkField.interpolation, interpolation, unless: .linear)
      map.field(MarkField.annotation, annotation)
      map.field(MarkField.group, group)
      map.field(MarkField.stacking, stacking, unless: .standard)
      map.field(MarkField.thickness, thickness)
      map.field(MarkField.outerRadius, points: outerRadius, unless: 1)
      map.field(MarkField.symbol, symbol)
      map.field(MarkField.annotationSide, annotationSide, unless: .automatic)
      map.field(MarkField.symbolSize, points: symbolSize)
    }
  }
}
