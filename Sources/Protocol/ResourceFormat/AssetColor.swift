package import CBOR

/// A colour of an asset catalog: one for light surfaces and, where it differs, one for dark ones.
package struct AssetColor: Hashable, Sendable {
  /// A colour for one appearance.
  package enum Shade: Hashable, Sendable {
    /// In sRGB, each 0…1.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// A colour that the system names, such as "systemRedColor".
    case system(String)
  }

  package var light: Shade
  package var dark: Shade?

  package init(light: Shade, dark: Shade? = nil) {
    self.light = light
    self.dark = dark
  }
}

extension AssetColor: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    light = try Shade(from: &reader)
    dark = reader.null() ? nil : try Shade(from: &reader)
  }

  package func write(to writer: inout CBORWriter) {
    light.write(to: &writer)
    if let dark { dark.write(to: &writer) } else { writer.null() }
  }
}

extension AssetColor.Shade: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    if try reader.peek() == .text {
      self = .system(try reader.text())
    } else {
      let start = reader.offset
      var numbers: [Double] = []
      try reader.elements(limit: 4) { reader throws(CBORError) in
        numbers.append(try reader.number(in: 0...1))
      }
      guard numbers.count == 4 else { throw CBORError(.invalid("is no colour"), at: start) }
      self = .rgb(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    }
  }

  package func write(to writer: inout CBORWriter) {
    switch self {
    case .rgb(let red, let green, let blue, let opacity):
      writer.openArray(4)
      for number in [red, green, blue, opacity] { writer.number(number) }
    case .system(let name): writer.text(name)
    }
  }
}
