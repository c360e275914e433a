/// Numbers as style sheets and vector graphics take them: without an exponent, and with no zeros at the
/// end.
package enum DecimalNumber {
  /// Appends a number.
  ///
  /// - Parameters:
  ///   - number: What is no number is 0.
  ///   - decimals: The most digits behind the point, 0 to 6.
  ///   - limit: The largest magnitude, a billion at most; what is beyond is held there.
  package static func append(
    _ number: Double,
    decimals: Int,
    limit: Double,
    to bytes: inout [UInt8]
  ) {
    let limit = min(limit, 1e9)
    var unit = 1
    for _ in 0..<min(max(decimals, 0), 6) { unit *= 10 }
    let held = number.isNaN ? 0 : min(max(number, -limit), limit)
    var rest = Int((held * Double(unit)).rounded())
    if rest < 0 {
      bytes.append(UInt8(ascii: "-"))
      rest = -rest
    }
    bytes.append(contentsOf: String(rest / unit).utf8)
    rest %= unit
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      unit /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }
}
