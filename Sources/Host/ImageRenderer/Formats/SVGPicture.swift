internal import CCairo
internal import Drawing
internal import Sanitizer
internal import TextEncoding

extension ImageRenderer {
  /// Letters are outlines, so that the picture needs no fonts.
  ///
  /// What SVG 1.1 lacks, that is blend modes, makes pixels of the page.
  func svg(_ drawing: Drawing, _ options: ImageOptions) throws(ImageError) -> [UInt8] {
    let output = OutputBytes()
    let surface = cairo_svg_surface_create_for_stream(
      OutputBytes.write,
      output.pointer,
      drawing.width,
      drawing.height
    )
    let page = try Page(surface)
    cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1)
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    cairo_surface_set_fallback_resolution(surface, Self.fallbackResolution, Self.fallbackResolution)
    try paint(drawing, options, with: page.pen, density: 2)
    try page.finish()
    return SVGText(output.bytes).finished(title: options.title)
  }

  /// Two pixels per point.
  static let fallbackResolution = 144.0
}

/// What cairo wrote as SVG.
struct SVGText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The same picture with its title, and with identifiers that do not depend on what the process drew
  /// before.
  func finished(title: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var hasTitle = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      result.append(byte)
      index += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        guard let end = counted(at: index) else { continue }
        let name = bytes[index..<end]
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        result += Array("part\(number)".utf8)
        index = end
      } else if byte == UInt8(ascii: ">"), !hasTitle, isRoot(before: index) {
        hasTitle = true
        result += Array("\n<title>\(Self.escaped(title))</title>".utf8)
      }
    }
    return result
  }

  /// The end of an identifier that cairo counted, if one begins here.
  private func counted(at start: Int) -> Int? {
    for word in ["surface", "image"] {
      guard bytes[start...].starts(with: word.utf8) else { continue }
      let digits = start + word.utf8.count
      let end = bytes[digits...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
      if end > digits { return end }
    }
    return nil
  }

  /// Whether the tag that ends here is that of the picture itself.
  private func isRoot(before end: Int) -> Bool {
    guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) else { return false }
    return bytes[start...].starts(with: "<svg ".utf8)
  }

  /// A title as text of XML.
  private static func escaped(_ title: String) -> String {
    var bytes: [UInt8] = []
    MarkupEscape.append(Sanitizer.sanitized(title, limit: 1000), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
