/// One unit of what a program writes to a terminal.
enum TerminalInput: Hashable {
  /// A character to show.
  case print(Unicode.Scalar)
  /// A control character, 0…31.
  case control(UInt8)
  /// ESC, intermediate bytes and a final byte.
  case escape(intermediates: [UInt8], final: UInt8)
  case sequence(ControlSequence)
  /// A string: what introduces it (`]` OSC, `P` DCS, `_` APC, `^` PM, `X` SOS) and its content.
  case string(introducer: UInt8, [UInt8])
  /// Bytes that are no UTF-8, or a sequence that is cut off.
  case malformed([UInt8])
}

/// A control sequence (ECMA-48, 5.4).
struct ControlSequence: Hashable {
  /// One parameter, with what follows it behind colons.
  struct Parameter: Hashable {
    /// nil where it is left out.
    var value: Int?
    var parts: [Int] = []
  }

  /// `?`, `>`, `=` or `<` before the parameters; 0 for none.
  var prefix: UInt8 = 0
  var parameters: [Parameter] = []
  var intermediates: [UInt8] = []
  var final: UInt8 = 0

  /// A parameter; where it is left out or 0, another number.
  func number(_ index: Int = 0, or other: Int = 1) -> Int {
    guard parameters.indices.contains(index), let value = parameters[index].value, value > 0 else {
      return other
    }
    return min(value, 1 << 20)
  }
}
