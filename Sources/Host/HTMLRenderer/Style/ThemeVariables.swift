import Theme
import ViewTree

/// The theme's colours as variables of the style sheet.
///
/// `--red` is the colour as it is, for shapes; `--red-text` is the nearest that small text can be read
/// in on every surface of the page.
enum ThemeVariables {
  /// The declarations of all variables.
  static func declarations(_ theme: Theme) -> String {
    theme == .dark ? dark : light
  }

  /// The variable of a colour as it is.
  static func name(_ color: SystemColor) -> String { names[color.rawValue] }

  private static let names = SystemColor.allCases.map { "--\($0)" }
  private static let light = declare(.light)
  private static let dark = declare(.dark)

  private static func declare(_ theme: Theme) -> String {
    var text = "color-scheme:\(theme.rawValue);"
    let (page, group): (SystemColor, SystemColor) =
      theme == .dark
      ? (.background, .secondaryBackground) : (.secondaryBackground, .background)
    text += "--page:\(hex(theme.rgb(page)));--group:\(hex(theme.rgb(group)));"
    text += "--segment:\(theme == .dark ? "#636366" : "#fff");"
    for color in SystemColor.allCases {
      let rgb = theme.rgb(color)
      text += "--\(color):\(hex(rgb));"
      if hasTextColor(color) { text += "--\(color)-text:\(hex(readable(rgb, on: theme)));" }
    }
    return text
  }

  /// Whether text in a colour has a variable of its own; black, white and surfaces are taken as they
  /// are, since they are chosen for the surface that they stand on.
  static func hasTextColor(_ color: SystemColor) -> Bool {
    switch color {
    case .primary, .clear, .black, .white, .background, .secondaryBackground, .tertiaryBackground,
      .fill, .separator:
      false
    default: true
    }
  }

  /// The ratio of small text (Web Content Accessibility Guidelines 2.2, 1.4.3), and some to spare.
  static let ratio = 4.6

  /// The first mixture with the colour of text that is clear enough.
  static func readable(_ color: RGB, on theme: Theme) -> RGB {
    let surfaces = [theme.surface, theme.rgb(.secondaryBackground)]
    let ink = theme.rgb(.primary)
    for step in 0...50 {
      let mixed = ink.over(color, opacity: Double(step) / 50)
      if surfaces.allSatisfy({ mixed.contrast(with: $0) >= ratio }) { return mixed }
    }
    return ink
  }

  static func hex(_ color: RGB) -> String {
    let digits = Array("0123456789abcdef")
    return [color.red, color.green, color.blue].reduce(into: "#") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }
}
