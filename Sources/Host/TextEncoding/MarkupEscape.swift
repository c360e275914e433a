/// What stands in XML and HTML for characters that mean something there.
package enum MarkupEscape {
  /// What to write instead of a byte of UTF-8, in text or within a quoted attribute; nil for the byte
  /// itself.
  ///
  /// The apostrophe is written by its number, since HTML 4 has no name for it.
  package static func entity(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// Appends text with all that means something escaped.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      for (index, byte) in source.enumerated() {
        guard let entity = entity(of: byte) else { continue }
        bytes.append(contentsOf: source[start..<index])
        entity.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
  }
}
