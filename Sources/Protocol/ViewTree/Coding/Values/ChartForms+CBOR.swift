package import CBOR

extension Chart.Stacking: CBOREnumeration {}
extension Chart.Scale: CBOREnumeration {}
extension Chart.PointShape: CBOREnumeration {}
extension Chart.Side: CBOREnumeration {}
extension Chart.Layer.Kind: CBOREnumeration {}

enum ThicknessField: UInt64, CBORField {
  case points = 0
  case ratio = 1
  case inset = 2
}

extension Chart.Thickness: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let offset = reader.offset
    var thickness: Chart.Thickness?
    try reader.fields(ThicknessField.self) { field, reader throws(CBORError) in
      switch field {
      case .points: thickness = .points(try reader.length())
      case .ratio: thickness = .ratio(try reader.fraction())
      case .inset: thickness = .inset(try reader.length())
      }
    }
    guard let thickness else { throw CBORError(.missing("the thickness"), at: offset) }
    self = thickness
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch self {
      case .points(let points): map.field(ThicknessField.points, points: points)
      case .ratio(let ratio): map.field(ThicknessField.ratio, points: ratio)
      case .inset(let points): map.field(ThicknessField.inset, points: points)
      }
    }
  }
}

enum LayerField: UInt64, CBORField {
  case kind = 0
  case alignment = 1
}

extension Chart.Layer: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .overlay)
    try reader.fields(LayerField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: kind = try reader.value()
      case .alignment: alignment = try reader.value()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(LayerField.kind, kind)
      map.field(LayerField.alignment, alignment, unless: .center)
    }
  }
}
