package import CBOR

extension Chart.Legend: CBOREnumeration {}

enum ChartLabelsField: UInt64, CBORField {
  case x = 0
  case y = 1
  case angle = 2
  case series = 3
}

extension Chart.Labels: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(ChartLabelsField.self) { field, reader throws(CBORError) in
      switch field {
      case .x: x = try reader.text()
      case .y: y = try reader.text()
      case .angle: angle = try reader.text()
      case .series: series = try reader.text()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(ChartLabelsField.x, x)
      map.field(ChartLabelsField.y, y)
      map.field(ChartLabelsField.angle, angle)
      map.field(ChartLabelsField.series, series)
    }
  }
}

enum ChartAxisField: UInt64, CBORField {
  case isHidden = 0
  case title = 1
  case marks = 2
  case side = 3
  case scale = 4
  case isReversed = 5
}

extension Chart.Axis: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(ChartAxisField.self) { field, reader throws(CBORError) in
      switch field {
      case .isHidden: isHidden = try reader.boolean()
      case .title: title = try reader.text()
      case .marks: marks = try reader.value()
      case .side: try reader.known(&side)
      case .scale: try reader.known(&scale)
      case .isReversed: isReversed = try reader.boolean()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(ChartAxisField.isHidden, isHidden, unless: false)
      map.field(ChartAxisField.title, title)
      map.field(ChartAxisField.marks, marks)
      map.field(ChartAxisField.side, side, unless: .automatic)
      map.field(ChartAxisField.scale, scale, unless: .linear)
      map.field(ChartAxisField.isReversed, isReversed, unless: false)
    }
  }
}

enum AxisMarkField: UInt64, CBORField {
  case value = 0
  case label = 1
  case hasGridLine = 2
  case hasTick = 3
}

extension Chart.AxisMark: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(value: .number(0))
    try reader.fields(AxisMarkField.self) { field, reader throws(CBORError) in
      switch field {
      case .value: value = try reader.value()
      case .label: label = try reader.text()
      case .hasGridLine: hasGridLine = try reader.boolean()
      case .hasTick: hasTick = try reader.boolean()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(AxisMarkField.value, value)
      map.field(AxisMarkField.label, label)
      map.field(AxisMarkField.hasGridLine, hasGridLine, unless: true)
      map.field(AxisMarkField.hasTick, hasTick, unless: true)
    }
  }
}
