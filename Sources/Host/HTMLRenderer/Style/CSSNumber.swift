/// Numbers in style sheets and vector graphics: finite, without an exponent, at most three decimals.
enum CSSNumber {
  /// What is beyond is drawn there; browsers have limits of their own not far above.
  static let limit = 100_000.0

  static func append(_ number: Double, to bytes: inout [UInt8]) {
    let bounded = number.isNaN ? 0 : min(max(number, -limit), limit)
    var thousandths = Int((bounded * 1000).rounded())
    if thousandths < 0 {
      bytes.append(UInt8(ascii: "-"))
      thousandths = -thousandths
    }
    bytes.append(contentsOf: String(thousandths / 1000).utf8)
    var rest = thousandths % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
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
}
