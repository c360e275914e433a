import CBOR

enum ChartField: UInt64, CBORField {
  case marks = 2
  case xAxis = 3
  case yAxis = 4
  case legend = 5
  case labels = 6
  case xDomain = 7
  case yDomain = 8
  case seriesColors = 9
  case layers = 10
}

extension Chart {
  init(
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader,
    markLimit: Int
  ) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, ChartField.self) { field, reader throws(CBORError) in
      switch field {
      case .marks:
        marks = try reader.array(limit: markLimit, of: "marks") { reader throws(CBORError) in
          try Mark(from: &reader)
        }
      case .xAxis: xAxis = try reader.value()
      case .yAxis: yAxis = try reader.value()
      case .legend: try reader.known(&legend)
      case .labels: labels = try reader.value()
      case .xDomain: xDomain = try Domain(from: &reader)
      case .yDomain: yDomain = try Domain(from: &reader)
      case .seriesColors: seriesColors = try reader.value()
      case .layers: layers = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ChartField.marks, marks, unless: [])
    writer.field(ChartField.xAxis, xAxis, unless: Axis())
    writer.field(ChartField.yAxis, yAxis, unless: Axis())
    writer.field(ChartField.legend, legend, unless: .automatic)
    writer.field(ChartField.labels, labels, unless: Labels())
    writer.field(ChartField.xDomain, xDomain)
    writer.field(ChartField.yDomain, yDomain)
    writer.field(ChartField.seriesColors, seriesColors, unless: [])
    writer.field(ChartField.layers, layers, unless: [])
  }
}
