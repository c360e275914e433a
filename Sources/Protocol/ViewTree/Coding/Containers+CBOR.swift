import CBOR

extension ListStyle: CBOREnumeration {}
extension LabelStyle: CBOREnumeration {}
extension Progress.Style: CBOREnumeration {}
extension TokenLabel.Kind: CBOREnumeration {}

enum StackField: UInt64, CBORField {
  case axis = 2
  case alignment = 3
  case spacing = 4
}

extension Stack: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(axis: .horizontal)
    try reader.fields(of: &map, StackField.self) { field, reader throws(CBORError) in
      switch field {
      case .axis: try reader.known(&axis)
      case .alignment: alignment = try reader.value()
      case .spacing: spacing = try reader.points()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(StackField.axis, axis, unless: .horizontal)
    writer.field(StackField.alignment, alignment, unless: .center)
    writer.field(StackField.spacing, points: spacing)
  }
}

enum ProgressField: UInt64, CBORField {
  case fraction = 2
  case style = 3
  case tint = 4
  case hasLabel = 5
  case hasValueLabel = 6
}

extension Progress: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(fraction: nil)
    try reader.fields(of: &map, ProgressField.self) { field, reader throws(CBORError) in
      switch field {
      case .fraction: fraction = try reader.fraction()
      case .style: try reader.known(&style)
      case .tint: tint = try reader.value()
      case .hasLabel: hasLabel = try reader.boolean()
      case .hasValueLabel: hasValueLabel = try reader.boolean()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ProgressField.fraction, points: fraction)
    writer.field(ProgressField.style, style, unless: .automatic)
    writer.field(ProgressField.tint, tint, unless: .color(.system(.accent)))
    writer.field(ProgressField.hasLabel, hasLabel, unless: false)
    writer.field(ProgressField.hasValueLabel, hasValueLabel, unless: false)
  }
}

enum TokenLabelField: UInt64, CBORField {
  case kind = 2
  case token = 3
  case labelStyle = 4
  case style = 5
}

extension TokenLabel: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .application, token: [])
    try reader.fields(of: &map, TokenLabelField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: kind = try reader.value()
      case .token: token = try reader.byteString()
      case .labelStyle: try reader.known(&labelStyle)
      case .style: style = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(TokenLabelField.kind, kind, unless: .application)
    writer.key(TokenLabelField.token)
    writer.byteString(token)
    writer.field(TokenLabelField.labelStyle, labelStyle, unless: .automatic)
    writer.field(TokenLabelField.style, style, unless: TextStyle())
  }
}
