import SVGWriter
import TextEncoding
import ViewTree

/// Numbers in style sheets and vector graphics: finite, without an exponent, at most three decimals.
enum CSSNumber {
  /// What is beyond is drawn there; browsers have limits of their own not far above.
  static let limit = 100_000.0

  static func append(_ number: Double, to bytes: inout [UInt8]) {
    DecimalNumber.append(number, decimals: 3, limit: limit, to: &bytes)
  }

  static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A length in points, which are pixels of a page.
  static func points(_ number: Double) -> String {
    number == 0 ? "0" : text(number) + "px"
  }

  static func percent(_ fraction: Double) -> String {
    text(fraction * 100) + "%"
  }

  /// The steps of an outline in points.
  static func steps(of path: Path) -> String {
    var bytes: [UInt8] = []
    SVGPath.append(path, to: &bytes, number: append)
    return String(decoding: bytes, as: UTF8.self)
  }
}
