package import Drawing
package import ViewTree

/// Writes drawings as SVG that stands in a page, where assistive technology leaves it out.
///
/// Charts and single shapes are made of outlines, text, and groups with a transform, an opacity and a
/// clip; what else groups have is for other surfaces, and is not written.
///
/// The markup has no scripts, no style attributes, no foreign content and no references but those to
/// its own parts, whose names begin with the prefix. What style sheet it needs is in ``SVGStyles``.
package struct SVGWriter {
  var markup = MarkupBuffer()
  let color: (ColorValue) -> SVGColor
  let prefix: String
  var usedNames = 0
  /// Gradients that are in the markup already.
  var gradients: [Ink: String] = [:]
  /// The gradients that have the stops which others refer to.
  var stopNames: [StopList: String] = [:]
  /// The gradients around a centre so far, each of which is a lot of markup.
  var sweeps = 0

  /// Writes a drawing as one `svg` element in UTF-8.
  ///
  /// - Parameters:
  ///   - idPrefix: What the names of parts begin with; one for each picture of a page.
  ///   - color: What a colour is in the markup, its opacity aside.
  package static func bytes(
    _ drawing: Drawing,
    idPrefix: String,
    color: @escaping (ColorValue) -> SVGColor = SVGColor.themed
  ) -> [UInt8] {
    var writer = SVGWriter(prefix: idPrefix, color: color)
    writer.write(drawing)
    return writer.markup.bytes
  }

  init(prefix: String, color: @escaping (ColorValue) -> SVGColor) {
    let allowed = prefix.unicodeScalars.filter { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
    }
    self.prefix = "v" + String(String.UnicodeScalarView(allowed.prefix(64))) + "-"
    self.color = color
  }

  /// A name that nothing has yet.
  mutating func newName() -> String {
    usedNames += 1
    return prefix + String(usedNames)
  }

  private mutating func write(_ drawing: Drawing) {
    markup.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    markup.attribute("width", max(drawing.width, 0))
    markup.attribute("height", max(drawing.height, 0))
    markup.raw(" viewBox=\"0 0 ")
    markup.number(max(drawing.width, 0))
    markup.raw(" ")
    markup.number(max(drawing.height, 0))
    markup.raw("\" direction=\"ltr\" aria-hidden=\"true\">")
    writeCommands(of: drawing)
    markup.raw("</svg>")
  }
}
