package import Drawing
package import ViewTree

/// Writes drawings as SVG, to stand in a page or in a file of its own.
///
/// The markup has no scripts, no style attributes, no foreign content and no references but those to
/// its own parts, whose names begin with the prefix. What style sheet it needs is in ``SVGStyles``.
package struct SVGWriter {
  /// What assistive technology says of the picture.
  package struct Words: Hashable, Sendable {
    package var title: String
    package var description: String?

    package init(title: String, description: String? = nil) {
      self.title = title
      self.description = description
    }
  }

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

  /// Writes a drawing as one `svg` element.
  ///
  /// - Parameters:
  ///   - idPrefix: What the names of parts begin with; one for each picture of a page.
  ///   - words: Nil for a picture that assistive technology leaves out.
  ///   - color: What a colour is in the markup, its opacity aside.
  package static func svg(
    _ drawing: Drawing,
    idPrefix: String,
    words: Words? = nil,
    color: @escaping (ColorValue) -> SVGColor = SVGColor.themed
  ) -> String {
    String(decoding: bytes(drawing, idPrefix: idPrefix, words: words, color: color), as: UTF8.self)
  }

  /// Writes a drawing as one `svg` element in UTF-8.
  package static func bytes(
    _ drawing: Drawing,
    idPrefix: String,
    words: Words? = nil,
    color: @escaping (ColorValue) -> SVGColor = SVGColor.themed
  ) -> [UInt8] {
    var writer = SVGWriter(prefix: idPrefix, color: color)
    writer.write(drawing, words)
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

  private mutating func write(_ drawing: Drawing, _ words: Words?) {
    markup.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    markup.attribute("width", max(drawing.width, 0))
    markup.attribute("height", max(drawing.height, 0))
    markup.raw(" viewBox=\"0 0 ")
    markup.number(max(drawing.width, 0))
    markup.raw(" ")
    markup.number(max(drawing.height, 0))
    markup.raw("\" direction=\"ltr\"")
    if let words {
      writeWords(words)
    } else {
      markup.raw(" aria-hidden=\"true\">")
    }
    writeCommands(of: drawing)
    markup.raw("</svg>")
  }

  private mutating func writeWords(_ words: Words) {
    let (title, description) = (prefix + "t", prefix + "d")
    let names = words.description == nil ? title : title + " " + description
    markup.raw(" role=\"img\"")
    markup.attribute("aria-labelledby", names)
    markup.raw("><title")
    markup.attribute("id", title)
    markup.raw(">")
    markup.escaped(words.title)
    markup.raw("</title>")
    guard let text = words.description else { return }
    markup.raw("<desc")
    markup.attribute("id", description)
    markup.raw(">")
    markup.escaped(text)
    markup.raw("</desc>")
  }
}
