package import CBOR

extension ControlMark.Role: CBOREnumeration {}
extension ReportFilter.Segment: CBOREnumeration {}
extension ReportFilter.Users: CBOREnumeration {}
extension ReportFilter.Model: CBOREnumeration {}

enum ControlField: UInt64, CBORField {
  case number = 2
  case role = 3
  case abilities = 4
}

extension ControlMark: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(number: 0, role: .press)
    try reader.fields(of: &map, ControlField.self) { field, reader throws(CBORError) in
      switch field {
      case .number: number = try reader.controlNumber()
      case .role: role = try reader.value()
      case .abilities:
        abilities = Abilities(rawValue: try reader.unsigned()).subtracting(.hostOnly)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ControlField.number, number)
    writer.field(ControlField.role, role, unless: .press)
    writer.field(ControlField.abilities, abilities.rawValue, unless: 0)
  }
}

extension CBORReader {
  /// Reads the number of a control.
  package mutating func controlNumber() throws(CBORError) -> UInt64 {
    let start = offset
    let number = try unsigned()
    guard number < ControlMark.numberLimit else {
      throw CBORError(.invalid("\(number) is too large for a control"), at: start)
    }
    return number
  }
}

enum ReportField: UInt64, CBORField {
  case context = 2
  case segment = 3
  case start = 4
  case end = 5
  case users = 6
  case models = 7
  case tokens = 8
}

extension ReportContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(context: "", filter: ReportFilter(segment: .hourly, start: 0, end: 0))
    try reader.fields(of: &map, ReportField.self) { field, reader throws(CBORError) in
      switch field {
      case .context: context = try reader.text()
      case .segment: filter.segment = try reader.value()
      case .start: filter.start = try reader.second()
      case .end: filter.end = try reader.second()
      case .users: filter.users = try reader.value()
      case .models: filter.models = try reader.value()
      case .tokens: filter.tokens = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ReportField.context, context)
    writer.field(ReportField.segment, filter.segment, unless: .hourly)
    writer.field(ReportField.start, filter.start)
    writer.field(ReportField.end, filter.end)
    writer.field(ReportField.users, filter.users, unless: .current)
    writer.field(ReportField.models, filter.models)
    writer.field(ReportField.tokens, filter.tokens, unless: TokenSelection())
  }
}

extension CBORReader {
  /// Reads a moment in seconds since 1970, within some thousands of years.
  fileprivate mutating func second() throws(CBORError) -> Int64 {
    let start = offset
    let value = try integer()
    guard value.magnitude <= 1 << 38 else {
      throw CBORError(.invalid("is too far from 1970"), at: start)
    }
    return value
  }
}

enum TokenSelectionField: UInt64, CBORField {
  case applications = 0
  case categories = 1
  case webDomains = 2
}

extension TokenSelection: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(TokenSelectionField.self) { field, reader throws(CBORError) in
      switch field {
      case .applications: applications = try reader.tokens()
      case .categories: categories = try reader.tokens()
      case .webDomains: webDomains = try reader.tokens()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      for (field, tokens) in [
        (TokenSelectionField.applications, applications), (.categories, categories),
        (.webDomains, webDomains),
      ] where !tokens.isEmpty {
        map.key(field)
        map.openArray(tokens.count)
        for token in tokens { map.byteString(token) }
      }
    }
  }
}

extension CBORReader {
  fileprivate mutating func tokens() throws(CBORError) -> [[UInt8]] {
    try array { reader throws(CBORError) in try reader.byteString() }
  }
}

enum ActivityPickerField: UInt64, CBORField {
  case title = 2
  case header = 3
  case footer = 4
  case includesEntireCategory = 5
  case selection = 6
}

extension ActivityPickerContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, ActivityPickerField.self) { field, reader throws(CBORError) in
      switch field {
      case .title: title = try reader.text()
      case .header: header = try reader.text()
      case .footer: footer = try reader.text()
      case .includesEntireCategory: includesEntireCategory = try reader.boolean()
      case .selection: selection = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ActivityPickerField.title, title)
    writer.field(ActivityPickerField.header, header)
    writer.field(ActivityPickerField.footer, footer)
    writer.field(ActivityPickerField.includesEntireCategory, includesEntireCategory, unless: false)
    writer.field(ActivityPickerField.selection, selection, unless: TokenSelection())
  }
}
