// IEEE 754 binary16 by its bits: the standard library's Float16 is not there on every platform.

extension Double {
  /// The value of a half-precision float (RFC 8949, appendix D).
  init(halfBits bits: UInt16) {
    let exponent = Int(bits >> 10 & 0x1F)
    let significand = Double(bits & 0x3FF)
    let magnitude: Double =
      switch exponent {
      case 0: significand * 0x1p-24
      case 31: significand == 0 ? .infinity : .nan
      default: Double(sign: .plus, exponent: exponent - 15, significand: 1 + significand * 0x1p-10)
      }
    self = bits & 0x8000 == 0 ? magnitude : -magnitude
  }
}

extension Float {
  /// The half-precision bits of the same value; nil where half precision would lose some of it.
  var halfBits: UInt16? {
    let sign = UInt16(truncatingIfNeeded: bitPattern >> 16) & 0x8000
    let exponent = Int(bitPattern >> 23 & 0xFF) - 127
    let fraction = bitPattern & 0x7F_FFFF
    switch exponent {
    case 128:
      return fraction == 0 ? sign | 0x7C00 : sign | 0x7E00
    case -127 where fraction == 0:
      return sign
    case -14...15:
      guard fraction & 0x1FFF == 0 else { return nil }
      return sign | UInt16(exponent + 15) << 10 | UInt16(fraction >> 13)
    case -24 ..< -14:
      let shift = UInt32(-1 - exponent)
      let significand = fraction | 0x80_0000
      guard significand & (1 << shift - 1) == 0 else { return nil }
      return sign | UInt16(truncatingIfNeeded: significand >> shift)
    default:
      return nil
    }
  }
}
