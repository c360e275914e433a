public import Foundation
internal import ViewTree

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    let filter: ViewTree::Filter?

    /// Blurs.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(filter: .blur(radius: radius.treeSize ?? 0))
    }

    /// Draws a shadow.
    ///
    /// Accepted without effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: GraphicsContext.BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(filter: nil)
    }

    /// Multiplies with a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(filter: .colorMultiply(color.value))
    }

    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(filter: .hueRotation(degrees: angle.degrees.isFinite ? angle.degrees : 0))
    }

    /// Makes colours more or less lively.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(filter: .saturation(amount.isFinite ? amount : 1))
    }

    /// Makes colours lighter or darker.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(filter: .brightness(amount.isFinite ? amount : 0))
    }

    /// Draws light and dark further apart.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(filter: .contrast(amount.isFinite ? amount : 1))
    }

    /// Turns colours around.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(filter: amount > 0.5 ? .colorInvert : nil)
    }

    /// Takes colour away.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(filter: .grayscale(Color.unit(amount)))
    }

    /// Turns lightness into opacity.
    ///
    /// Accepted without effect.
    public static var luminanceToAlpha: Filter { Filter(filter: nil) }

    /// Keeps what is opaque enough.
    ///
    /// Accepted without effect.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = Color.black
    ) -> Filter {
      Filter(filter: nil)
    }
  }

  /// How blurs are drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The result is opaque.
    ///
    /// Accepted without effect.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Noise is added.
    ///
    /// Accepted without effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How shadows are drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In front.
    ///
    /// Accepted without effect.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Alone.
    ///
    /// Accepted without effect.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Turned around.
    ///
    /// Accepted without effect.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// As one.
    ///
    /// Accepted without effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How filters are applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In linear colours.
    ///
    /// Accepted without effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes what is drawn from here on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let filter = filter.filter { filters.append(filter) }
  }

  /// How what is drawn mixes with what is behind.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode as a number.
    public let rawValue: Int32

    /// Makes a mode from a number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Drawn over it.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplied.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplied, turned around.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplied or screened.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Lightened.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkened.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Softly lightened or darkened.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplied or screened by the front.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The difference.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The difference, softer.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of the front.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of the front.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The colour of the front.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The lightness of the front.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Added, darker.
    ///
    /// Accepted without effect: drawn over it.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// Added, lighter.
    ///
    /// Accepted without effect: drawn over it.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    var tree: ViewTree::BlendMode? {
      let modes: [ViewTree::BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      ]
      let index = Int(rawValue)
      return index > 0 && index < modes.count ? modes[index] : nil
    }
  }
}
