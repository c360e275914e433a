extension JSONReader {
  /// Reads a value of any kind and forgets it.
  ///
  /// It keeps its own list of what is open, so that no nesting exhausts the stack.
  mutating func skipValue() throws(JSONError) {
    var isObject: [Bool] = []
    repeat {
      if let inner = isObject.last {
        guard inner ? try nextKey() : try nextElement() else {
          isObject.removeLast()
          continue
        }
      }
      switch try kind() {
      case .object:
        try beginObject()
        isObject.append(true)
      case .array:
        try beginArray()
        isObject.append(false)
      case .string: try readString()
      case .number: try readNumber()
      case .literal: _ = try readLiteral()
      }
      guard isObject.count <= limits.depth else {
        throw failure("values are nested deeper than \(limits.depth)")
      }
    } while !isObject.isEmpty
  }

  /// Reads a string or null; nil for null and for what is neither.
  mutating func readOptionalString() throws(JSONError) -> String? {
    guard try kind() == .string else {
      try skipValue()
      return nil
    }
    try readString()
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a Boolean; false for anything else.
  mutating func readFlag() throws(JSONError) -> Bool {
    guard try kind() == .literal else {
      try skipValue()
      return false
    }
    return try readLiteral() ?? false
  }

  /// Reads a number of seconds as microseconds; nil where it is beyond a hundred thousand years.
  mutating func readMicroseconds() throws(JSONError) -> Int64? {
    try readNumber()
    return DecimalSeconds.microseconds(text)
  }
}

/// Turns decimal seconds into microseconds without rounding through a binary fraction.
enum DecimalSeconds {
  static func microseconds(_ text: [UInt8]) -> Int64? {
    var index = 0
    let isNegative = text.first == 0x2D
    if isNegative { index = 1 }
    var value: Int64 = 0
    var fractionDigits = -1
    while index < text.count {
      let byte = text[index]
      if byte == 0x2E {
        fractionDigits = 0
      } else if (0x30...0x39).contains(byte) {
        if fractionDigits == 6 {
          if byte >= 0x35 { value += 1 }
          break
        }
        guard value < 1_000_000_000_000_000_000 / 10 else { return nil }
        value = value * 10 + Int64(byte - 0x30)
        if fractionDigits >= 0 { fractionDigits += 1 }
      } else {
        break
      }
      index += 1
    }
    if text.contains(0x65) || text.contains(0x45) { return exponential(text) }
    for _ in max(0, fractionDigits)..<6 {
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      value = scaled
    }
    return isNegative ? -value : value
  }

  private static func exponential(_ text: [UInt8]) -> Int64? {
    guard let seconds = Double(String(decoding: text, as: UTF8.self)), abs(seconds) < 1e12 else {
      return nil
    }
    return Int64(exactly: (seconds * 1e6).rounded())
  }
}
