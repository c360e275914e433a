/// Scripts that are read from the right.
package enum RightToLeft {
  /// Whether a scalar is of such a script, or of the presentation forms of one (Unicode Character
  /// Database, the ranges whose default is R or AL in DerivedBidiClass.txt).
  package static func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
