/// What the numbers of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  /// How many numbers a colour has, besides its opacity.
  public let numberOfComponents: Int
  /// The name of the space.
  public let name: String?

  private init(name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  /// Finds a space by name; nil where there is none.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.displayP3, Self.linearSRGB, Self.extendedSRGB, Self.genericRGBLinear:
      self.init(name: name, components: 3)
    case Self.genericGrayGamma2_2, Self.linearGray:
      self.init(name: name, components: 1)
    default: return nil
    }
  }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of sRGB in proportion to light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB beyond its limits.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of red, green and blue in proportion to light.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The name of grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grey in proportion to light.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// Whether two spaces are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Adds the space to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  package static let standard = CGColorSpace(name: sRGB, components: 3)
  package static let wide = CGColorSpace(name: displayP3, components: 3)
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, components: 1)
}

/// The space of the device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of the device's grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
