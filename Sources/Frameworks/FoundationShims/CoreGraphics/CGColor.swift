public import Foundation

/// A colour as numbers.
public final class CGColor: Hashable, Sendable {
  /// What the numbers mean.
  public let colorSpace: CGColorSpace?
  private let numbers: [CGFloat]

  /// The numbers, of which the last is the opacity.
  public var components: [CGFloat]? { numbers }
  /// How many numbers there are, with the opacity.
  public var numberOfComponents: Int { numbers.count }
  /// 0 (clear) … 1 (opaque).
  public var alpha: CGFloat { numbers.last ?? 1 }

  private init(space: CGColorSpace, numbers: [CGFloat]) {
    colorSpace = space
    self.numbers = numbers
  }

  /// Makes a colour from red, green and blue in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, numbers: [red, green, blue, alpha])
  }

  /// Makes a colour from red, green and blue in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, numbers: [red, green, blue, alpha])
  }

  /// Makes a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, numbers: [gray, alpha])
  }

  /// Makes a shade of grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, numbers: [gray, alpha])
  }

  /// Makes a colour from as many numbers as the space has, and the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      numbers: Array(UnsafeBufferPointer(start: components, count: count))
    )
  }

  /// The same colour, that opaque.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, numbers: numbers.dropLast() + [alpha])
  }

  /// Red, green, blue and opacity in the colour's own space.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers.count >= 4
      ? (numbers[0], numbers[1], numbers[2], numbers[3])
      : (numbers.first ?? 0, numbers.first ?? 0, numbers.first ?? 0, alpha)
  }

  /// Whether two colours are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.colorSpace == right.colorSpace && left.numbers == right.numbers
  }

  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
