package import CBOR

extension Tabs.Style: CBOREnumeration {}
extension Presentation.Kind: CBOREnumeration {}

/// The most tabs and the most columns of a table.
private let countLimit = 1000

enum TabsField: UInt64, CBORField {
  case count = 2
  case selected = 3
  case style = 4
}

extension Tabs: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(count: 0, selected: nil)
    try reader.fields(of: &map, TabsField.self) { field, reader throws(CBORError) in
      switch field {
      case .count: count = min(try reader.count(), countLimit)
      case .selected: selected = try reader.count()
      case .style: try reader.known(&style)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(TabsField.count, UInt64(clamping: count), unless: 0)
    writer.field(TabsField.selected, selected.map { UInt64(clamping: $0) })
    writer.field(TabsField.style, style, unless: .automatic)
  }
}

enum TableField: UInt64, CBORField {
  case columns = 2
  case hasHeader = 3
}

extension Table: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(columns: [])
    try reader.fields(of: &map, TableField.self) { field, reader throws(CBORError) in
      switch field {
      case .columns:
        columns = try reader.array(limit: countLimit, of: "columns") { reader throws(CBORError) in
          try Column(from: &reader)
        }
      case .hasHeader: hasHeader = try reader.boolean()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(TableField.columns, columns)
    writer.field(TableField.hasHeader, hasHeader, unless: true)
  }
}

enum TableColumnField: UInt64, CBORField {
  case title = 0
  case alignment = 1
  case width = 2
}

extension Table.Column: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init("")
    try reader.fields(TableColumnField.self) { field, reader throws(CBORError) in
      switch field {
      case .title: title = try reader.text()
      case .alignment: try reader.known(&alignment)
      case .width: width = try reader.length()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(TableColumnField.title, title)
      map.field(TableColumnField.alignment, alignment, unless: .leading)
      map.field(TableColumnField.width, points: width)
    }
  }
}

enum PresentationField: UInt64, CBORField {
  case kind = 2
  case title = 3
}

extension Presentation: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .sheet)
    try reader.fields(of: &map, PresentationField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: try reader.known(&kind)
      case .title: title = try reader.text()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(PresentationField.kind, kind, unless: .sheet)
    writer.field(PresentationField.title, title)
  }
}
