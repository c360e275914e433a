internal import Foundation

/// Red, green and blue.
struct RGB: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  func map(_ change: (Double) -> Double) -> RGB {
    RGB(red: change(red), green: change(green), blue: change(blue))
  }

  /// From sRGB to numbers in proportion to light (IEC 61966-2-1).
  var linear: RGB {
    map { number in
      let size = abs(number)
      let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return number < 0 ? -light : light
    }
  }

  /// From numbers in proportion to light to sRGB (IEC 61966-2-1).
  var encoded: RGB {
    map { light in
      let size = abs(light)
      let number = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
      return light < 0 ? -number : number
    }
  }

  /// A number for each of three, from a matrix.
  fileprivate func times(_ m: (RGB, RGB, RGB)) -> RGB {
    let row: (RGB) -> Double = { $0.red * red + $0.green * green + $0.blue * blue }
    return RGB(red: row(m.0), green: row(m.1), blue: row(m.2))
  }
}

extension Color.RGBColorSpace {
  /// Numbers of the space as sRGB.
  func encoded(red: Double, green: Double, blue: Double) -> RGB {
    let rgb = RGB(red: red, green: green, blue: blue)
    switch self {
    case .sRGB: return rgb
    case .sRGBLinear: return rgb.encoded
    case .displayP3:
      // The primaries of SMPTE EG 432-1 in those of sRGB, both with the white of D65.
      return rgb.linear.times(
        (
          RGB(red: 1.224_940_2, green: -0.224_940_4, blue: 0),
          RGB(red: -0.042_056_9, green: 1.042_057_1, blue: 0),
          RGB(red: -0.019_637_6, green: -0.078_636_1, blue: 1.098_273_5)
        )
      ).encoded
    }
  }
}

extension RGB {
  /// The colour as Ottosson's Oklab has it ("A perceptual color space for image processing", 2020),
  /// its three numbers in place of red, green and blue.
  var oklab: RGB {
    let cones = linear.times(
      (
        RGB(red: 0.412_221_470_8, green: 0.536_332_536_3, blue: 0.051_445_992_9),
        RGB(red: 0.211_903_498_2, green: 0.680_699_545_1, blue: 0.107_396_956_6),
        RGB(red: 0.088_302_461_9, green: 0.281_718_837_6, blue: 0.629_978_700_5)
      )
    ).map { cbrt($0) }
    return cones.times(
      (
        RGB(red: 0.210_454_255_3, green: 0.793_617_785, blue: -0.004_072_046_8),
        RGB(red: 1.977_998_495_1, green: -2.428_592_205, blue: 0.450_593_709_9),
        RGB(red: 0.025_904_037_1, green: 0.782_771_766_2, blue: -0.808_675_766)
      )
    )
  }

  /// The colour that three numbers of Oklab mean.
  var fromOklab: RGB {
    let cones = times(
      (
        RGB(red: 1, green: 0.396_337_777_4, blue: 0.215_803_757_3),
        RGB(red: 1, green: -0.105_561_345_8, blue: -0.063_854_172_8),
        RGB(red: 1, green: -0.089_484_177_5, blue: -1.291_485_548)
      )
    ).map { $0 * $0 * $0 }
    return cones.times(
      (
        RGB(red: 4.076_741_662_1, green: -3.307_711_591_3, blue: 0.230_969_929_2),
        RGB(red: -1.268_438_004_6, green: 2.609_757_401_1, blue: -0.341_319_396_5),
        RGB(red: -0.004_196_086_3, green: -0.703_418_614_7, blue: 1.707_614_701)
      )
    ).encoded
  }

  /// The colour part of the way to another.
  func mixed(with other: RGB, by fraction: Double) -> RGB {
    RGB(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction
    )
  }

  /// Hue, saturation and brightness, each 0…1.
  var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let (top, bottom) = (max(red, green, blue), min(red, green, blue))
    let range = top - bottom
    guard range > 0 else { return (0, 0, top) }
    let sector =
      top == red
      ? (green - blue) / range : top == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return (
      (sector / 6).truncatingRemainder(dividingBy: 1) + (sector < 0 ? 1 : 0), range / top, top
    )
  }
}
