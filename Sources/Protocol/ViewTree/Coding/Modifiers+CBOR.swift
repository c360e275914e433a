import CBOR

enum PaddingField: UInt64, CBORField {
  case top = 2
  case leading = 3
  case bottom = 4
  case trailing = 5
}

extension PaddingInsets: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(top: nil, leading: nil, bottom: nil, trailing: nil)
    try reader.fields(of: &map, PaddingField.self) { field, reader throws(CBORError) in
      switch field {
      case .top: top = try reader.points()
      case .leading: leading = try reader.points()
      case .bottom: bottom = try reader.points()
      case .trailing: trailing = try reader.points()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(PaddingField.top, points: top)
    writer.field(PaddingField.leading, points: leading)
    writer.field(PaddingField.bottom, points: bottom)
    writer.field(PaddingField.trailing, points: trailing)
  }
}

enum FlexibleFrameField: UInt64, CBORField {
  case minWidth = 2
  case idealWidth = 3
  case maxWidth = 4
  case minHeight = 5
  case idealHeight = 6
  case maxHeight = 7
  case alignment = 8
}

extension FlexibleFrame: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, FlexibleFrameField.self) { field, reader throws(CBORError) in
      switch field {
      case .minWidth: minWidth = try reader.length()
      case .idealWidth: idealWidth = try reader.length()
      case .maxWidth: maxWidth = try reader.lengthOrInfinity()
      case .minHeight: minHeight = try reader.length()
      case .idealHeight: idealHeight = try reader.length()
      case .maxHeight: maxHeight = try reader.lengthOrInfinity()
      case .alignment: alignment = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(FlexibleFrameField.minWidth, points: minWidth)
    writer.field(FlexibleFrameField.idealWidth, points: idealWidth)
    writer.field(FlexibleFrameField.maxWidth, pointsOrInfinity: maxWidth)
    writer.field(FlexibleFrameField.minHeight, points: minHeight)
    writer.field(FlexibleFrameField.idealHeight, points: idealHeight)
    writer.field(FlexibleFrameField.maxHeight, pointsOrInfinity: maxHeight)
    writer.field(FlexibleFrameField.alignment, alignment, unless: .center)
  }
}

extension CBORReader {
  fileprivate mutating func lengthOrInfinity() throws(CBORError) -> Double {
    var ahead = self
    if try ahead.anyNumber() == .infinity {
      self = ahead
      return .infinity
    }
    return try length()
  }
}

extension CBORWriter {
  fileprivate mutating func field<F: CBORField>(_ field: F, pointsOrInfinity value: Double?) {
    if value == .infinity {
      key(field)
      number(.infinity)
    } else {
      self.field(field, points: value)
    }
  }
}
