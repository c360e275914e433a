package import CBOR

enum ChartValueField: UInt64, CBORField {
  case number = 0
  case category = 1
  case start = 2
  case end = 3
}

extension Chart.Value: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let offset = reader.offset
    var value: Chart.Value?
    try reader.fields(ChartValueField.self) { field, reader throws(CBORError) in
      switch field {
      case .number: value = .number(try reader.plotted())
      case .category: value = .category(try reader.text())
      case .start: value = .time(start: try reader.plotted(), end: nil)
      case .end:
        let end = try reader.plotted()
        if case .time(let start, _)? = value { value = .time(start: start, end: end) }
      }
    }
    guard let value else { throw CBORError(.missing("the plotted value"), at: offset) }
    self = value
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch self {
      case .number(let number): map.field(ChartValueField.number, plotted: number)
      case .category(let name): map.field(ChartValueField.category, name)
      case .time(let start, let end):
        map.field(ChartValueField.start, plotted: start)
        if let end { map.field(ChartValueField.end, plotted: end) }
      }
    }
  }
}

enum DomainField: UInt64, CBORField {
  case range = 0
  case categories = 1
}

extension Chart.Domain: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let offset = reader.offset
    var domain: Chart.Domain?
    try reader.fields(DomainField.self) { field, reader throws(CBORError) in
      switch field {
      case .range:
        let ends = try reader.numbers(2) { reader throws(CBORError) in try reader.plotted() }
        domain = .range(ends[0], ends[1])
      case .categories: domain = .categories(try reader.value())
      }
    }
    guard let domain else { throw CBORError(.missing("the range or the categories"), at: offset) }
    self = domain
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch self {
      case .range(let from, let to):
        map.field(DomainField.range, numbers: [from, to], limit: plotLimit)
      case .categories(let names): map.field(DomainField.categories, names)
      }
    }
  }
}

enum SeriesColorField: UInt64, CBORField {
  case series = 0
  case paint = 1
}

extension Chart.SeriesColor: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(series: .category(""), paint: .color(.system(.primary)))
    try reader.fields(SeriesColorField.self) { field, reader throws(CBORError) in
      switch field {
      case .series: series = try reader.value()
      case .paint: paint = try reader.value()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(SeriesColorField.series, series)
      map.field(SeriesColorField.paint, paint)
    }
  }
}
