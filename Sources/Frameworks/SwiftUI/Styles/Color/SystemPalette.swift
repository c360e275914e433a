internal import ViewTree

extension SystemColor {
  /// What the colour is in sRGB, as iOS has it on a light and a dark surface.
  ///
  /// The surface draws named colours from its theme; these numbers are for authors who compute with
  /// colours.
  func rgb(isDark: Bool) -> (rgb: RGB, opacity: Double) {
    let (light, dark) = hexadecimal
    let number = isDark ? dark : light
    let byte: (UInt32) -> Double = { Double((number >> $0) & 0xFF) / 255 }
    return (RGB(red: byte(24), green: byte(16), blue: byte(8)), byte(0))
  }

  /// Red, green, blue and opacity, a byte each.
  private var hexadecimal: (light: UInt32, dark: UInt32) {
    switch self {
    case .primary: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondary: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiary: (0x3C3C_434D, 0xEBEB_F54D)
    case .quaternary: (0x3C3C_432E, 0xEBEB_F529)
    case .accent, .blue: (0x007A_FFFF, 0x0A84_FFFF)
    case .clear: (0, 0)
    case .black: (0x0000_00FF, 0x0000_00FF)
    case .white: (0xFFFF_FFFF, 0xFFFF_FFFF)
    case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .red: (0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: (0x30B0_C7FF, 0x40CB_E0FF)
    case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xA284_5EFF, 0xAC8E_68FF)
    case .background: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondaryBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiaryBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .fill: (0x7878_8033, 0x7878_805C)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    }
  }
}

extension ColorValue {
  /// The colour in sRGB.
  func rgb(isDark: Bool) -> (rgb: RGB, opacity: Double) {
    switch base {
    case .rgb(let red, let green, let blue):
      return (RGB(red: red, green: green, blue: blue), opacity)
    case .system(let name):
      let system = name.rgb(isDark: isDark)
      return (system.rgb, system.opacity * opacity)
    }
  }

  init(_ rgb: RGB, opacity: Double) {
    let rgb = rgb.map(Color.unit)
    self.init(base: .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue), opacity: opacity)
  }
}
