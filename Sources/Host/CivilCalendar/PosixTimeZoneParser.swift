extension PosixTimeZoneRule {
  /// Reads a TZ string such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil where it is not one.
  init?(_ text: some Sequence<UInt8>) {
    var parser = PosixTimeZoneParser(bytes: Array(text))
    guard let rule = parser.rule() else { return nil }
    self = rule
  }
}

/// Reads the TZ strings of POSIX; every step says nil where the text does not fit.
private struct PosixTimeZoneParser {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func rule() -> PosixTimeZoneRule? {
    guard name(), let west = clock(maximumHours: 24) else { return nil }
    var rule = PosixTimeZoneRule(standardOffset: -west)
    if index < bytes.count {
      guard let daylight = daylight(standardOffset: -west) else { return nil }
      rule.daylight = daylight
    }
    return index == bytes.count ? rule : nil
  }

  private mutating func daylight(standardOffset: Int64) -> PosixTimeZoneRule.Daylight? {
    guard name() else { return nil }
    var offset = standardOffset + 3_600
    if next != UInt8(ascii: ",") {
      guard let west = clock(maximumHours: 24) else { return nil }
      offset = -west
    }
    guard take(","), let begins = change(), take(","), let ends = change() else { return nil }
    return PosixTimeZoneRule.Daylight(offset: offset, begins: begins, ends: ends)
  }

  private mutating func name() -> Bool {
    let start = index
    if take("<") {
      while let byte = next, byte != UInt8(ascii: ">") { index += byte < 0x80 ? 1 : 2 }
      return take(">") && index - start >= 4
    }
    while let byte = next, (0x41...0x5A).contains(byte & 0xDF) { index += 1 }
    return index - start >= 3
  }

  private mutating func change() -> PosixTimeZoneRule.Change? {
    guard let day = changeDay() else { return nil }
    var time: Int64 = 7_200
    if take("/") {
      guard let clock = clock(maximumHours: 167) else { return nil }
      time = clock
    }
    return PosixTimeZoneRule.Change(day: day, time: time)
  }

  private mutating func changeDay() -> PosixTimeZoneRule.ChangeDay? {
    if take("M") {
      guard let month = number(1...12), take("."), let week = number(1...5), take("."),
        let weekday = number(0...6)
      else { return nil }
      return .weekday(month: Int(month), week: week, weekday: weekday)
    }
    if take("J") { return number(1...365).map { .julian($0) } }
    return number(0...365).map { .zeroBased($0) }
  }

  /// Reads `[+-]hh[:mm[:ss]]` as seconds.
  private mutating func clock(maximumHours: Int64) -> Int64? {
    let sign: Int64 = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hours = number(0...maximumHours) else { return nil }
    var seconds = hours * 3_600
    for unit: Int64 in [60, 1] where take(":") {
      guard let part = number(0...59) else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  private mutating func number(_ range: ClosedRange<Int64>) -> Int64? {
    var value: Int64?
    while let byte = next, (0x30...0x39).contains(byte), (value ?? 0) < 1_000 {
      value = (value ?? 0) * 10 + Int64(byte - 0x30)
      index += 1
    }
    guard let value, range.contains(value) else { return nil }
    return value
  }
}
