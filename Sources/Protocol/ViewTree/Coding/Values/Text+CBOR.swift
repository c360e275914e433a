package import CBOR

extension Truncation: CBOREnumeration {}
extension TextRole: CBOREnumeration {}
extension FontWeight: CBOREnumeration {}
extension Font.Design: CBOREnumeration {}

enum TextField: UInt64, CBORField {
  case runs = 2
  case lineLimit = 3
  case alignment = 4
  case truncation = 5
  case isHeading = 6
  case lineSpacing = 7
  case minimumScale = 8
}

extension TextContent: NodeContent, CBORValue {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(runs: [])
    try reader.fields(of: &map, TextField.self) { field, reader throws(CBORError) in
      switch field {
      case .runs: runs = try reader.value()
      case .lineLimit: lineLimit = max(1, try reader.count())
      case .alignment: try reader.known(&alignment)
      case .truncation: try reader.known(&truncation)
      case .isHeading: isHeading = try reader.boolean()
      case .lineSpacing: lineSpacing = try reader.length()
      case .minimumScale: minimumScale = try reader.fraction()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(TextField.runs, runs, unless: [])
    writer.field(TextField.lineLimit, lineLimit.map { max(1, $0) })
    writer.field(TextField.alignment, alignment, unless: .leading)
    writer.field(TextField.truncation, truncation, unless: .tail)
    writer.field(TextField.isHeading, isHeading, unless: false)
    writer.field(TextField.lineSpacing, points: lineSpacing, unless: 0)
    writer.field(TextField.minimumScale, points: minimumScale, unless: 1)
  }

  // Text inside another value is a map of the same fields.
  package init(from reader: inout CBORReader) throws(CBORError) {
    var map = try reader.openMap()
    try self.init(fields: &map, from: &reader)
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { writeFields(to: &$0) }
  }
}

enum TextRunField: UInt64, CBORField {
  case string = 0
  case style = 1
}

extension TextRun: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init("")
    try reader.fields(TextRunField.self) { field, reader throws(CBORError) in
      switch field {
      case .string: string = try reader.text()
      case .style: style = try reader.value()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(TextRunField.string, string)
      map.field(TextRunField.style, style, unless: TextStyle())
    }
  }
}

enum TextStyleField: UInt64, CBORField {
  case font = 0
  case paint = 1
  case isUnderlined = 2
  case isStruckThrough = 3
  case tracking = 4
  case baselineOffset = 5
}

extension TextStyle: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(TextStyleField.self) { field, reader throws(CBORError) in
      switch field {
      case .font: font = try reader.value()
      case .paint: paint = try reader.value()
      case .isUnderlined: isUnderlined = try reader.boolean()
      case .isStruckThrough: isStruckThrough = try reader.boolean()
      case .tracking: tracking = try reader.points()
      case .baselineOffset: baselineOffset = try reader.points()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(TextStyleField.font, font, unless: Font())
      map.field(TextStyleField.paint, paint, unless: .color(.system(.primary)))
      map.field(TextStyleField.isUnderlined, isUnderlined, unless: false)
      map.field(TextStyleField.isStruckThrough, isStruckThrough, unless: false)
      map.field(TextStyleField.tracking, points: tracking, unless: 0)
      map.field(TextStyleField.baselineOffset, points: baselineOffset, unless: 0)
    }
  }
}

enum FontField: UInt64, CBORField {
  case role = 0
  case points = 1
  case weight = 2
  case design = 3
  case isItalic = 4
  case hasMonospacedDigits = 5
}

extension Font: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(FontField.self) { field, reader throws(CBORError) in
      switch field {
      case .role:
        var role = TextRole.body
        try reader.known(&role)
        size = .style(role)
      case .points: size = .points(try reader.length())
      case .weight: weight = FontWeight(rawValue: try reader.count())
      case .design: try reader.known(&design)
      case .isItalic: isItalic = try reader.boolean()
      case .hasMonospacedDigits: hasMonospacedDigits = try reader.boolean()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch size {
      case .style(let role): map.field(FontField.role, role, unless: .body)
      case .points(let points): map.field(FontField.points, points: points)
      }
      map.field(FontField.weight, weight)
      map.field(FontField.design, design, unless: .standard)
      map.field(FontField.isItalic, isItalic, unless: false)
      map.field(FontField.hasMonospacedDigits, hasMonospacedDigits, unless: false)
    }
  }
}

enum SymbolField: UInt64, CBORField {
  case name = 2
  case style = 3
  case isResizable = 4
  case variableValue = 5
}

extension Symbol: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(name: "")
    try reader.fields(of: &map, SymbolField.self) { field, reader throws(CBORError) in
      switch field {
      case .name: name = try reader.text()
      case .style: style = try reader.value()
      case .isResizable: isResizable = try reader.boolean()
      case .variableValue: variableValue = try reader.fraction()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(SymbolField.name, name)
    writer.field(SymbolField.style, style, unless: TextStyle())
    writer.field(SymbolField.isResizable, isResizable, unless: false)
    writer.field(SymbolField.variableValue, points: variableValue)
  }
}
