import CBOR

/// The largest length, distance or angle that a tree may carry, in points or degrees.
let pointLimit = 1e9

/// The largest number that a chart may plot; moments are numbers of seconds, so it is larger than a
/// length may be.
let plotLimit = 1e15

extension CBORReader {
  /// Reads a length, distance or angle.
  mutating func points() throws(CBORError) -> Double {
    try number(in: -pointLimit...pointLimit)
  }

  /// Reads a length that cannot be negative; a negative one reads as 0.
  mutating func length() throws(CBORError) -> Double {
    max(0, try points())
  }

  /// Reads a part of a whole; one outside 0…1 is moved to the nearer end, as SwiftUI does.
  mutating func fraction() throws(CBORError) -> Double {
    min(max(try points(), 0), 1)
  }

  /// Reads a number that a chart plots.
  mutating func plotted() throws(CBORError) -> Double {
    try number(in: -plotLimit...plotLimit)
  }

  /// Reads an array of exactly `count` numbers.
  mutating func numbers(
    _ count: Int,
    _ number: (inout CBORReader) throws(CBORError) -> Double
  ) throws(CBORError) -> [Double] {
    let start = offset
    let found = try openArray(limit: count, of: "numbers")
    guard found == count else {
      throw CBORError(.invalid("has \(found) numbers instead of \(count)"), at: start)
    }
    var numbers: [Double] = []
    for _ in 0..<count { numbers.append(try number(&self)) }
    return numbers
  }
}

extension CBORWriter {
  /// Writes a length, distance, angle or fraction.
  ///
  /// What no surface can show, such as a division by zero of the author's, is moved into the range
  /// that a reader accepts: NaN to 0.
  mutating func field<F: CBORField>(_ field: F, points value: Double, unless absent: Double? = nil)
  {
    let value = clamped(value, pointLimit)
    if value == absent { return }
    key(field)
    number(value)
  }

  /// Writes a length, distance or angle.
  mutating func points(_ value: Double) { number(clamped(value, pointLimit)) }

  /// Writes a length, distance or angle that may be absent.
  mutating func field<F: CBORField>(_ field: F, points value: Double?) {
    if let value { self.field(field, points: value) }
  }

  /// Writes an array of numbers.
  mutating func field<F: CBORField>(_ field: F, numbers: [Double], limit: Double = pointLimit) {
    key(field)
    openArray(numbers.count)
    for value in numbers { number(clamped(value, limit)) }
  }

  /// Writes a number that a chart plots.
  mutating func field<F: CBORField>(_ field: F, plotted value: Double) {
    key(field)
    number(clamped(value, plotLimit))
  }

  private func clamped(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
