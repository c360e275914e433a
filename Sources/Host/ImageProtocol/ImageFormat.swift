package import CBOR
internal import ViewTree

/// The kinds of picture that can be made.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf
  /// Colours without compression, for programs: `RGBA`, the width and the height as 32-bit big-endian
  /// numbers, then four bytes for each pixel, row by row.
  case pixels
}

extension ImageFormat: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    guard let format = ImageFormat(rawValue: try reader.text()) else {
      throw CBORError(.invalid("is no format of pictures"), at: start)
    }
    self = format
  }

  package func write(to writer: inout CBORWriter) { writer.text(rawValue) }
}
