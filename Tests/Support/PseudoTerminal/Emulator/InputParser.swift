/// Cuts a stream of bytes into characters and control functions.
///
/// The states are those of Paul Williams' parser for DEC-compatible terminals, with UTF-8.
struct InputParser {
  private enum State {
    case ground, escape, sequence, string, stringEscape
  }

  private var state = State.ground
  /// The bytes of what is not complete yet.
  private var pending: [UInt8] = []
  private var introducer: UInt8 = 0

  /// The most bytes of one sequence or string; what is longer is cut off.
  static let limit = 1 << 24

  /// Whether the stream stands between two units.
  var isComplete: Bool { state == .ground && pending.isEmpty }

  mutating func feed(_ byte: UInt8, _ take: (TerminalInput) -> Void) {
    if pending.count >= Self.limit { abandon(take) }
    switch state {
    case .ground: feedGround(byte, take)
    case .escape: feedEscape(byte, take)
    case .sequence: feedSequence(byte, take)
    case .string: feedString(byte, take)
    case .stringEscape:
      // ESC \ ends a string; any other escape cuts it off.
      if byte == UInt8(ascii: "\\") {
        end(.string(introducer: introducer, pending), take)
      } else {
        abandon(take)
        state = .escape
        feedEscape(byte, take)
      }
    }
  }

  private mutating func end(_ input: TerminalInput, _ take: (TerminalInput) -> Void) {
    state = .ground
    pending = []
    take(input)
  }

  private mutating func abandon(_ take: (TerminalInput) -> Void) {
    end(.malformed(pending), take)
  }

  private mutating func feedGround(_ byte: UInt8, _ take: (TerminalInput) -> Void) {
    if byte < 0x80 {
      if !pending.isEmpty { abandon(take) }
      if byte == 0x1B {
        state = .escape
      } else {
        take(byte < 0x20 ? .control(byte) : .print(Unicode.Scalar(byte)))
      }
      return
    }
    if byte >= 0xC0, !pending.isEmpty { abandon(take) }
    pending.append(byte)
    let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : pending[0] >= 0xC0 ? 2 : 1
    guard pending.count >= length else { return }
    let text = String(validating: pending, as: UTF8.self)
    if let scalar = text?.unicodeScalars.first {
      end(.print(scalar), take)
    } else {
      abandon(take)
    }
  }

  private mutating func feedEscape(_ byte: UInt8, _ take: (TerminalInput) -> Void) {
    switch byte {
    case 0x1B:
      abandon(take)
      state = .escape
    case 0x20...0x2F: pending.append(byte)
    case UInt8(ascii: "[") where pending.isEmpty: state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string
      introducer = byte
      pending = []
    case 0x30...0x7E: end(.escape(intermediates: pending, final: byte), take)
    default: abandon(take)
    }
  }

  private mutating func feedSequence(_ byte: UInt8, _ take: (TerminalInput) -> Void) {
    switch byte {
    case 0x40...0x7E:
      let bytes = pending
      end(Self.sequence(bytes, byte).map { .sequence($0) } ?? .malformed(bytes + [byte]), take)
    case 0x20...0x3F: pending.append(byte)
    case 0x1B:
      abandon(take)
      state = .escape
    // Control characters take effect inside a sequence.
    case 0..<0x20: take(.control(byte))
    default: abandon(take)
    }
  }

  private mutating func feedString(_ byte: UInt8, _ take: (TerminalInput) -> Void) {
    if byte == 0x1B {
      state = .stringEscape
    } else if byte == 0x07, introducer == UInt8(ascii: "]") {
      end(.string(introducer: introducer, pending), take)
    } else {
      pending.append(byte)
    }
  }

  private static func sequence(_ bytes: [UInt8], _ final: UInt8) -> ControlSequence? {
    var sequence = ControlSequence()
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      sequence.prefix = first
      rest = rest.dropFirst()
    }
    let text = rest.prefix { (0x30...0x3B).contains($0) }
    sequence.intermediates = Array(rest.dropFirst(text.count))
    guard sequence.intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    sequence.final = final
    guard !text.isEmpty else { return sequence }
    for field in text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let numbers = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      sequence.parameters.append(
        ControlSequence.Parameter(
          value: numbers.first ?? nil,
          parts: numbers.dropFirst().map { $0 ?? 0 }
        )
      )
    }
    return sequence
  }
}
