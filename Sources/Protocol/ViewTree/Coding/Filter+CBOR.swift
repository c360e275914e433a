import CBOR

extension BlendMode: CBOREnumeration {}

/// The numbers of the filters.
enum FilterNumber: Int, CBOREnumeration {
  case blur, brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply
}

extension Filter: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    // A filter that is not known blurs by nothing.
    var number = FilterNumber.blur
    var amount = 0.0
    var color = ColorValue.system(.white)
    try reader.fields(of: &map, FilterField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: try reader.known(&number)
      case .amount: amount = try reader.points()
      case .color: color = try reader.value()
      }
    }
    switch number {
    case .blur: self = .blur(radius: max(0, amount))
    case .brightness: self = .brightness(amount)
    case .contrast: self = .contrast(amount)
    case .saturation: self = .saturation(amount)
    case .grayscale: self = .grayscale(amount)
    case .hueRotation: self = .hueRotation(degrees: amount)
    case .colorInvert: self = .colorInvert
    case .colorMultiply: self = .colorMultiply(color)
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    switch self {
    case .blur(let radius): write(.blur, radius, to: &writer)
    case .brightness(let amount): write(.brightness, amount, to: &writer)
    case .contrast(let amount): write(.contrast, amount, to: &writer)
    case .saturation(let amount): write(.saturation, amount, to: &writer)
    case .grayscale(let amount): write(.grayscale, amount, to: &writer)
    case .hueRotation(let degrees): write(.hueRotation, degrees, to: &writer)
    case .colorInvert: write(.colorInvert, 0, to: &writer)
    case .colorMultiply(let color):
      write(.colorMultiply, 0, to: &writer)
      writer.field(FilterField.color, color, unless: .system(.white))
    }
  }

  private func write(_ number: FilterNumber, _ amount: Double, to writer: inout CBORWriter) {
    writer.field(FilterField.kind, number, unless: .blur)
    writer.field(FilterField.amount, points: amount, unless: 0)
  }
}
