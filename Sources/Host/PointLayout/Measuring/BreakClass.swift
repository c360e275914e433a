/// What a cluster is when lines are broken: the classes of Unicode Standard Annex #14 that matter for
/// most text.
enum BreakClass {
  case letter, digit, space, newline, hyphen, slash, opening, closing
  /// A dash that lines may end behind, whatever follows.
  case dash
  /// Chinese, Japanese and Korean characters and emoji, between which lines may end.
  case wide
  /// Punctuation of theirs, which stays with what it opens or closes.
  case wideOpening, wideClosing

  init(_ byte: UInt8) {
    self =
      switch byte {
      case 0x20: .space
      case 0x0A: .newline
      case 0x2D: .hyphen
      case 0x2F: .slash
      case 0x30...0x39: .digit
      case 0x28, 0x5B, 0x7B: .opening
      case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing
      default: .letter
      }
  }

  init(_ scalar: Unicode.Scalar, isWide: Bool) {
    if scalar.isASCII {
      self.init(UInt8(truncatingIfNeeded: scalar.value))
      return
    }
    self =
      switch scalar.value {
      case 0x2010, 0x2012, 0x2013: .hyphen
      case 0x2014: .dash
      case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B: .wideOpening
      case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FC, 0xFF01, 0xFF09,
        0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D:
        .wideClosing
      default: isWide ? .wide : .letter
      }
  }

  /// Whether a line may end between this cluster and the next one.
  func allowsBreak(before next: BreakClass) -> Bool {
    switch next {
    case .space, .newline, .closing, .wideClosing: return false
    default: break
    }
    switch self {
    case .space, .dash, .wideClosing: return true
    case .opening, .wideOpening, .newline: return false
    case .wide: return true
    case .hyphen, .slash: return next != .digit
    case .letter, .digit, .closing: return next == .wide || next == .wideOpening
    }
  }
}
