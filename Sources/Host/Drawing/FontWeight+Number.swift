package import ViewTree

extension FontWeight {
  /// The weight as style sheets and OpenType fonts count it (CSS Fonts Level 4, "font-weight"; OS/2,
  /// usWeightClass); Apple's "ultra light" is its thinnest.
  package var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
