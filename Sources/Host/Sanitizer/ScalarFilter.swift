/// Passes scalars one at a time, with as much context as the allow-list needs.
struct ScalarFilter {
  private var output = String.UnicodeScalarView()
  private let keepsLines: Bool
  /// The last scalar that passed and is not a mark.
  private var base: Unicode.Scalar?
  private var marks = 0
  /// A joiner that waits for an emoji to join.
  private var pendingJoiner = false
  /// The joiners in the emoji so far.
  private var joiners = 0
  private var lastWasReturn = false

  init(keepsLines: Bool) {
    self.keepsLines = keepsLines
  }

  /// Appends a scalar of our own.
  mutating func append(_ scalar: Unicode.Scalar) {
    output.append(scalar)
  }

  consuming func finish() -> String {
    String(output)
  }

  /// Appends what stands for one scalar from outside; whether there is anything.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    let followsReturn = lastWasReturn
    lastWasReturn = value == 0x0D
    switch value {
    case 0x20...0x7E:
      return pass(scalar)
    case 0x09:
      return pass(" ")
    case 0x0A:
      return followsReturn ? false : pass(keepsLines ? "\n" : " ")
    case 0x0D:
      return pass(keepsLines ? "\n" : " ")
    case 0x00...0x1F, 0x7F...0x9F:
      return false
    case 0xFE0E, 0xFE0F:
      return takeSelector(scalar)
    case 0x200D:
      pendingJoiner = base.map(isEmoji) ?? false
      return false
    default:
      return takeOther(scalar)
    }
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) -> Bool {
    if Sanitizer.isCommonLetter(scalar.value) { return pass(scalar) }
    // Accents; the one left out is the combining grapheme joiner.
    if (0x300...0x36F).contains(scalar.value), scalar.value != 0x34F { return takeMark(scalar) }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return takeMark(scalar)
    case .spaceSeparator:
      return pass(" ")
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
      return false
    case .privateUse, .unassigned:
      return pass("\u{FFFD}")
    default:
      return pass(scalar)
    }
  }

  private mutating func pass(_ scalar: Unicode.Scalar) -> Bool {
    let joins = pendingJoiner && joiners < Sanitizer.markLimit && isEmoji(scalar)
    if joins { output.append("\u{200D}") }
    joiners = joins ? joiners + 1 : isModifier(scalar) ? joiners : 0
    pendingJoiner = false
    output.append(scalar)
    base = scalar == "\n" ? nil : scalar
    marks = 0
    return true
  }

  /// A mark stays where it has a base and is not one of too many.
  private mutating func takeMark(_ scalar: Unicode.Scalar) -> Bool {
    pendingJoiner = false
    guard base != nil, marks < Sanitizer.markLimit else { return false }
    marks += 1
    output.append(scalar)
    return true
  }

  /// A selector of emoji or text form stays once, right behind a character that has both forms.
  private mutating func takeSelector(_ scalar: Unicode.Scalar) -> Bool {
    guard let base, marks == 0, !pendingJoiner, base.properties.isEmoji else { return false }
    marks += 1
    output.append(scalar)
    return true
  }

  /// Whether a scalar is a skin tone, which belongs to the emoji before it.
  private func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  private func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xA0 && scalar.properties.isEmoji
  }
}
