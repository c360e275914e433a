import CBOR

extension Accessibility.Children: CBOREnumeration {}

enum AccessibilityField: UInt64, CBORField {
  case label = 2
  case value = 3
  case isHidden = 4
  case hint = 5
  case identifier = 6
  case traits = 7
  case children = 8
}

extension Accessibility: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, AccessibilityField.self) { field, reader throws(CBORError) in
      switch field {
      case .label: label = try reader.text()
      case .value: value = try reader.text()
      case .isHidden: isHidden = try reader.boolean()
      case .hint: hint = try reader.text()
      case .identifier: identifier = try reader.text()
      case .traits: traits = Traits(rawValue: try reader.unsigned())
      case .children: try reader.known(&children)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(AccessibilityField.label, label)
    writer.field(AccessibilityField.value, value)
    writer.field(AccessibilityField.isHidden, isHidden, unless: false)
    writer.field(AccessibilityField.hint, hint)
    writer.field(AccessibilityField.identifier, identifier)
    writer.field(AccessibilityField.traits, traits.rawValue, unless: 0)
    writer.field(AccessibilityField.children, children, unless: .automatic)
  }
}
