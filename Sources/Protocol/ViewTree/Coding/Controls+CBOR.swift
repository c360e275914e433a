import CBOR

extension ButtonContent.Role: CBOREnumeration {}
extension ButtonContent.Style: CBOREnumeration {}
extension ToggleContent.Style: CBOREnumeration {}
extension TextFieldContent.Style: CBOREnumeration {}
extension PickerContent.Style: CBOREnumeration {}
extension Gauge.Style: CBOREnumeration {}

extension CBORReader {
  /// Reads the fields of a control.
  mutating func controlContent(
    _ kind: NodeKind,
    _ map: inout CBOROpenMap
  ) throws(CBORError) -> Content {
    switch kind {
    case .button: return .button(try ButtonContent(fields: &map, from: &self))
    case .toggle: return .toggle(try ToggleContent(fields: &map, from: &self))
    case .slider: return .slider(try SliderContent(fields: &map, from: &self))
    case .textField: return .textField(try TextFieldContent(fields: &map, from: &self))
    case .picker: return .picker(try PickerContent(fields: &map, from: &self))
    case .gauge: return .gauge(try Gauge(fields: &map, from: &self))
    case .colorWell:
      var color = ColorValue.system(.accent)
      try fields(of: &map, ColorWellField.self) { _, reader throws(CBORError) in
        color = try reader.value()
      }
      return .colorWell(color)
    default:
      try skipFields(of: &map)
      return kind == .menu ? .menu : .stepper
    }
  }
}

enum ColorWellField: UInt64, CBORField { case color = 2 }

enum ButtonField: UInt64, CBORField {
  case role = 2
  case style = 3
  case tint = 4
  case shape = 5
}

extension ButtonContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, ButtonField.self) { field, reader throws(CBORError) in
      switch field {
      case .role: try reader.known(&role)
      case .style: try reader.known(&style)
      case .tint: tint = try Paint(from: &reader)
      case .shape: shape = try ShapeKind(from: &reader)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ButtonField.role, role, unless: .none)
    writer.field(ButtonField.style, style, unless: .automatic)
    writer.field(ButtonField.tint, tint)
    writer.field(ButtonField.shape, shape)
  }
}

enum ToggleField: UInt64, CBORField {
  case isOn = 2
  case style = 3
  case tint = 4
}

extension ToggleContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(isOn: nil)
    try reader.fields(of: &map, ToggleField.self) { field, reader throws(CBORError) in
      switch field {
      case .isOn: isOn = try reader.boolean()
      case .style: try reader.known(&style)
      case .tint: tint = try Paint(from: &reader)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ToggleField.isOn, isOn)
    writer.field(ToggleField.style, style, unless: .automatic)
    writer.field(ToggleField.tint, tint)
  }
}

enum SliderField: UInt64, CBORField {
  case fraction = 2
  case tint = 3
  case hasLabel = 4
  case hasMinimumLabel = 5
  case hasMaximumLabel = 6
}

extension SliderContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(fraction: 0)
    try reader.fields(of: &map, SliderField.self) { field, reader throws(CBORError) in
      switch field {
      case .fraction: fraction = try reader.fraction()
      case .tint: tint = try Paint(from: &reader)
      case .hasLabel: hasLabel = try reader.boolean()
      case .hasMinimumLabel: hasMinimumLabel = try reader.boolean()
      case .hasMaximumLabel: hasMaximumLabel = try reader.boolean()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(SliderField.fraction, points: fraction, unless: 0)
    writer.field(SliderField.tint, tint)
    writer.field(SliderField.hasLabel, hasLabel, unless: false)
    writer.field(SliderField.hasMinimumLabel, hasMinimumLabel, unless: false)
    writer.field(SliderField.hasMaximumLabel, hasMaximumLabel, unless: false)
  }
}

enum TextFieldField: UInt64, CBORField {
  case text = 2
  case prompt = 3
  case isSecure = 4
  case isMultiline = 5
  case style = 6
  case textStyle = 7
}

extension TextFieldContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(text: "")
    try reader.fields(of: &map, TextFieldField.self) { field, reader throws(CBORError) in
      switch field {
      case .text: text = try reader.text()
      case .prompt: prompt = try reader.text()
      case .isSecure: isSecure = try reader.boolean()
      case .isMultiline: isMultiline = try reader.boolean()
      case .style: try reader.known(&style)
      case .textStyle: textStyle = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(TextFieldField.text, text, unless: "")
    writer.field(TextFieldField.prompt, prompt, unless: "")
    writer.field(TextFieldField.isSecure, isSecure, unless: false)
    writer.field(TextFieldField.isMultiline, isMultiline, unless: false)
    writer.field(TextFieldField.style, style, unless: .automatic)
    writer.field(TextFieldField.textStyle, textStyle, unless: TextStyle())
  }
}

enum PickerField: UInt64, CBORField {
  case selected = 2
  case style = 3
}

extension PickerContent: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(selected: nil)
    try reader.fields(of: &map, PickerField.self) { field, reader throws(CBORError) in
      switch field {
      case .selected: selected = try reader.count()
      case .style: try reader.known(&style)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(PickerField.selected, selected.map { UInt64(clamping: $0) })
    writer.field(PickerField.style, style, unless: .automatic)
  }
}

enum GaugeField: UInt64, CBORField {
  case fraction = 2
  case style = 3
  case tint = 4
  case hasLabel = 5
  case hasValueLabel = 6
  case hasMinimumLabel = 7
  case hasMaximumLabel = 8
}

extension Gauge: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(fraction: 0)
    try reader.fields(of: &map, GaugeField.self) { field, reader throws(CBORError) in
      switch field {
      case .fraction: fraction = try reader.fraction()
      case .style: try reader.known(&style)
      case .tint: tint = try Paint(from: &reader)
      case .hasLabel: hasLabel = try reader.boolean()
      case .hasValueLabel: hasValueLabel = try reader.boolean()
      case .hasMinimumLabel: hasMinimumLabel = try reader.boolean()
      case .hasMaximumLabel: hasMaximumLabel = try reader.boolean()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(GaugeField.fraction, points: fraction, unless: 0)
    writer.field(GaugeField.style, style, unless: .automatic)
    writer.field(GaugeField.tint, tint)
    writer.field(GaugeField.hasLabel, hasLabel, unless: false)
    writer.field(GaugeField.hasValueLabel, hasValueLabel, unless: false)
    writer.field(GaugeField.hasMinimumLabel, hasMinimumLabel, unless: false)
    writer.field(GaugeField.hasMaximumLabel, hasMaximumLabel, unless: false)
  }
}
