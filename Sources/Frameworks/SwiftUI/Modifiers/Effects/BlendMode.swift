internal import ViewTree

/// How the colours of a view mix with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// Both colours multiplied.
  case multiply
  /// The opposite of the opposites multiplied.
  case screen
  /// Multiply or screen, by the colour behind.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The colour behind, made lighter.
  case colorDodge
  /// The colour behind, made darker.
  case colorBurn
  /// Darker or lighter, softly.
  case softLight
  /// Multiply or screen, by the colour of the view.
  case hardLight
  /// What lies between both.
  case difference
  /// What lies between both, with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and saturation of the view.
  case color
  /// The luminosity of the view.
  case luminosity
  /// The view, where something is behind it.
  case sourceAtop
  /// The view, where nothing is behind it.
  case destinationOver
  /// What is behind, where the view is not.
  case destinationOut
  /// The sum of both, less one.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

extension BlendMode {
  var tree: ViewTree::BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
