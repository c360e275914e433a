internal import Glibc
internal import ResourceFormat

/// Reads a colour set's Contents.json.
enum AssetColorReader {
  /// The colour for light and dark surfaces; nil where the set has no colour for this device.
  static func color(in contents: PropertyValue) -> AssetColor? {
    let entries = (contents["colors"]?.array ?? []).filter(isForThisDevice)
    let plain = entries.filter { appearance(of: $0) == nil }
    let dark = entries.filter { appearance(of: $0) == "dark" }
    let light = entries.filter { appearance(of: $0) == "light" }
    guard let any = (light + plain).lazy.compactMap({ shade($0["color"]) }).first else {
      return dark.lazy.compactMap { shade($0["color"]) }.first.map { AssetColor(light: $0) }
    }
    return AssetColor(light: any, dark: dark.lazy.compactMap { shade($0["color"]) }.first)
  }

  private static func isForThisDevice(_ entry: PropertyValue) -> Bool {
    let isHighContrast = (entry["appearances"]?.array ?? []).contains {
      $0["appearance"]?.string == "contrast"
    }
    let idiom = entry["idiom"]?.string ?? "universal"
    return !isHighContrast && ["universal", "iphone", "ipad"].contains(idiom)
  }

  /// "light", "dark" or nil for any.
  private static func appearance(of entry: PropertyValue) -> String? {
    let luminosity = (entry["appearances"]?.array ?? []).first {
      $0["appearance"]?.string == "luminosity"
    }
    return luminosity?["value"]?.string
  }

  private static func shade(_ color: PropertyValue?) -> AssetColor.Shade? {
    if let name = color?["reference"]?.string { return .system(name) }
    guard let components = color?["components"] else { return nil }
    let space = color?["color-space"]?.string ?? "srgb"
    let opacity = unit(component(components["alpha"]) ?? 1)
    let numbers: [Double]
    if let white = component(components["white"]) {
      numbers = [white, white, white]
    } else {
      numbers = ["red", "green", "blue"].compactMap { component(components[$0]) }
    }
    guard numbers.count == 3 else { return nil }
    let converted = converted(numbers, from: space).map(unit)
    return .rgb(red: converted[0], green: converted[1], blue: converted[2], opacity: opacity)
  }

  /// A component: "0xFF" and "255" are of 255, "1.000" is of 1.
  private static func component(_ value: PropertyValue?) -> Double? {
    if let number = value?.number { return number }
    guard let text = value?.string else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func converted(_ numbers: [Double], from space: String) -> [Double] {
    switch space {
    case "display-p3", "extended-display-p3":
      let linear = numbers.map(decode)
      // The primaries of Display P3 in those of sRGB, both with the white point D65.
      let rows = [
        [1.224_940_176, -0.224_940_176, 0],
        [-0.042_056_955, 1.042_056_955, 0],
        [-0.019_637_555, -0.078_636_046, 1.098_273_600],
      ]
      return rows.map { row in encode(zip(row, linear).map(*).reduce(0, +)) }
    case "extended-linear-srgb", "linear-srgb": return numbers.map(encode)
    default: return numbers
    }
  }

  /// The transfer functions of sRGB, IEC 61966-2-1.
  private static func decode(_ value: Double) -> Double {
    let value = unit(value)
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ linear: Double) -> Double {
    let linear = unit(linear)
    return linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
}
