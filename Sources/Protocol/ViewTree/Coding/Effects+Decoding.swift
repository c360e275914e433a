import CBOR

extension CBORReader {
  /// Reads the fields of a modifier that changes how its child is drawn.
  mutating func effectContent(
    _ kind: NodeKind,
    _ map: inout CBOROpenMap
  ) throws(CBORError) -> Content {
    switch kind {
    case .offset, .position:
      let (x, y) = try offset(&map)
      return kind == .position ? .position(x: x, y: y) : .offset(x: x, y: y)
    case .filter: return .filter(try Filter(fields: &map, from: &self))
    case .blendMode:
      var mode = BlendMode.normal
      try fields(of: &map, BlendModeField.self) { _, reader throws(CBORError) in
        try reader.known(&mode)
      }
      return .blendMode(mode)
    case .clip:
      var shape = ShapeKind.rectangle
      try fields(of: &map, ClipField.self) { _, reader throws(CBORError) in
        shape = try reader.value()
      }
      return .clip(shape)
    case .border: return try border(&map)
    case .shadow: return try shadow(&map)
    case .rotation: return try rotation(&map)
    case .scale: return try scale(&map)
    default:
      var opacity = 1.0
      try fields(of: &map, OpacityField.self) { _, reader throws(CBORError) in
        opacity = try reader.fraction()
      }
      return .opacity(opacity)
    }
  }

  private mutating func offset(_ map: inout CBOROpenMap) throws(CBORError) -> (Double, Double) {
    var (x, y) = (0.0, 0.0)
    try fields(of: &map, OffsetField.self) { field, reader throws(CBORError) in
      switch field {
      case .x: x = try reader.points()
      case .y: y = try reader.points()
      }
    }
    return (x, y)
  }

  private mutating func border(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var paint = Paint.color(.system(.primary))
    var width = 1.0
    try fields(of: &map, BorderField.self) { field, reader throws(CBORError) in
      switch field {
      case .paint: paint = try reader.value()
      case .width: width = try reader.length()
      }
    }
    return .border(paint, width: width)
  }

  private mutating func shadow(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var color = ColorValue.system(.black)
    var (radius, x, y) = (0.0, 0.0, 0.0)
    try fields(of: &map, ShadowField.self) { field, reader throws(CBORError) in
      switch field {
      case .color: color = try reader.value()
      case .radius: radius = try reader.length()
      case .x: x = try reader.points()
      case .y: y = try reader.points()
      }
    }
    return .shadow(color: color, radius: radius, x: x, y: y)
  }

  private mutating func rotation(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var degrees = 0.0
    var anchor = UnitPoint.center
    try fields(of: &map, RotationField.self) { field, reader throws(CBORError) in
      switch field {
      case .degrees: degrees = try reader.points()
      case .anchor: anchor = try reader.value()
      }
    }
    return .rotation(degrees: degrees, anchor: anchor)
  }

  private mutating func scale(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var (x, y) = (1.0, 1.0)
    var anchor = UnitPoint.center
    try fields(of: &map, ScaleField.self) { field, reader throws(CBORError) in
      switch field {
      case .x: x = try reader.points()
      case .y: y = try reader.points()
      case .anchor: anchor = try reader.value()
      }
    }
    return .scale(x: x, y: y, anchor: anchor)
  }
}
