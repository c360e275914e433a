package import ViewTree

/// What named colours look like on a dark or a light surface.
///
/// The values are those of Apple's Human Interface Guidelines (Color, "System colors").
package enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark

  /// The colour of the surface.
  package var surface: RGB { self == .dark ? RGB(0, 0, 0) : RGB(255, 255, 255) }

  /// The series colours of a chart without colours of its own, in Swift Charts' order.
  package static let seriesColors: [SystemColor] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .teal, .indigo, .brown, .mint,
  ]

  /// What a named colour looks like.
  package func rgb(_ color: SystemColor) -> RGB {
    let pair = Theme.pairs[color.rawValue]
    return self == .dark ? pair.dark : pair.light
  }

  /// What a colour looks like, its opacity aside.
  package func rgb(_ color: ColorValue) -> RGB {
    switch color.base {
    case .system(let name): rgb(name)
    case .rgb(let red, let green, let blue): RGB(red: red, green: green, blue: blue)
    }
  }

  private struct Pair {
    let dark: RGB
    let light: RGB
  }

  private static let pairs: [Pair] = SystemColor.allCases.map(pair)

  private static func pair(of color: SystemColor) -> Pair {
    switch color {
    case .primary: Pair(dark: RGB(255, 255, 255), light: RGB(0, 0, 0))
    case .secondary: Pair(dark: RGB(152, 152, 157), light: RGB(118, 118, 122))
    case .tertiary: Pair(dark: RGB(108, 108, 112), light: RGB(160, 160, 165))
    case .quaternary: Pair(dark: RGB(72, 72, 74), light: RGB(199, 199, 204))
    case .accent, .blue: Pair(dark: RGB(10, 132, 255), light: RGB(0, 122, 255))
    case .clear, .background: Pair(dark: RGB(0, 0, 0), light: RGB(255, 255, 255))
    case .black: Pair(dark: RGB(0, 0, 0), light: RGB(0, 0, 0))
    case .white: Pair(dark: RGB(255, 255, 255), light: RGB(255, 255, 255))
    case .gray: Pair(dark: RGB(142, 142, 147), light: RGB(142, 142, 147))
    case .secondaryBackground: Pair(dark: RGB(28, 28, 30), light: RGB(242, 242, 247))
    case .tertiaryBackground: Pair(dark: RGB(44, 44, 46), light: RGB(255, 255, 255))
    case .fill: Pair(dark: RGB(58, 58, 60), light: RGB(229, 229, 234))
    case .separator: Pair(dark: RGB(68, 68, 70), light: RGB(198, 198, 200))
    default: hue(of: color)
    }
  }

  private static func hue(of color: SystemColor) -> Pair {
    switch color {
    case .red: Pair(dark: RGB(255, 69, 58), light: RGB(255, 59, 48))
    case .orange: Pair(dark: RGB(255, 159, 10), light: RGB(255, 149, 0))
    case .yellow: Pair(dark: RGB(255, 214, 10), light: RGB(255, 204, 0))
    case .green: Pair(dark: RGB(48, 209, 88), light: RGB(52, 199, 89))
    case .mint: Pair(dark: RGB(99, 230, 226), light: RGB(0, 199, 190))
    case .teal: Pair(dark: RGB(64, 200, 224), light: RGB(48, 176, 199))
    case .cyan: Pair(dark: RGB(100, 210, 255), light: RGB(50, 173, 230))
    case .indigo: Pair(dark: RGB(94, 92, 230), light: RGB(88, 86, 214))
    case .purple: Pair(dark: RGB(191, 90, 242), light: RGB(175, 82, 222))
    case .pink: Pair(dark: RGB(255, 55, 95), light: RGB(255, 45, 85))
    case .brown: Pair(dark: RGB(172, 142, 104), light: RGB(162, 132, 94))
    default: Pair(dark: RGB(142, 142, 147), light: RGB(142, 142, 147))
    }
  }
}
