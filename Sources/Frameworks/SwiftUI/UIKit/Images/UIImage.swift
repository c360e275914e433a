public import Foundation

/// A picture of UIKit.
///
/// A symbol is drawn by its name; of other pictures a report has no pixels, and a box with their name
/// stands in.
open class UIImage: NSObject, @unchecked Sendable {
  let source: Image.Source
  /// The size in points.
  public let size: CGSize
  /// How many pixels make a point.
  public let scale: CGFloat
  private let pixels: CGImage?

  init(_ source: Image.Source, size: CGSize, scale: CGFloat = 1, pixels: CGImage? = nil) {
    self.source = source
    self.size = size
    self.scale = scale
    self.pixels = pixels
  }

  /// Makes an empty picture.
  public convenience override init() {
    self.init(.picture("picture"), size: .zero)
  }

  /// Makes a symbol of the system.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name, variableValue: nil), size: CGSize(width: 20, height: 20))
  }

  /// Makes a symbol of the system; its weight and size are those of the text around it.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name)
  }

  /// Makes a symbol of the system of which a part is emphasized.
  public convenience init?(
    systemName name: String,
    variableValue: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name, variableValue: variableValue), size: CGSize(width: 20, height: 20))
  }

  /// Makes a picture of an asset catalog.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.picture(name), size: CGSize(width: 100, height: 100))
  }

  /// Makes a picture of an asset catalog.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a picture of an asset catalog.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name)
  }

  /// Makes a picture from a file's bytes; nil where they are no PNG, JPEG or GIF.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture from a file's bytes; nil where they are no PNG, JPEG or GIF.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = PictureSize(data) else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      .picture("picture"),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale,
      pixels: CGImage(width: pixels.width, height: pixels.height)
    )
  }

  /// Makes a picture from a file; there are none in the sandbox.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes a picture from pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture from pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      .picture("picture"),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale,
      pixels: cgImage
    )
  }

  /// Makes a picture from a literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(.picture(name), size: CGSize(width: 100, height: 100))
  }

  /// The pixels, where the picture came from any.
  open var cgImage: CGImage? { pixels }
  /// How the picture has been turned.
  open var imageOrientation: Orientation { .up }
  /// Whether the picture takes the tint.
  open var renderingMode: RenderingMode { .automatic }
  /// Whether the picture is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The picture itself.
  ///
  /// Accepted without effect: symbols take the foreground style.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The picture itself.
  ///
  /// Accepted without effect: symbols take the foreground style.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture itself.
  ///
  /// Accepted without effect: symbols take the foreground style.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The picture itself.
  ///
  /// Accepted without effect: symbols have the size of the text around them.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }

  /// The picture as a PNG file: a report has no pixels.
  open func pngData() -> Data? { nil }

  /// The picture as a JPEG file: a report has no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Draws the picture into the current drawing.
  ///
  /// Accepted without effect.
  open func draw(in rect: CGRect) {}

  /// Draws the picture into the current drawing.
  ///
  /// Accepted without effect.
  open func draw(at point: CGPoint) {}
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of literals of pictures.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  /// Whether a picture takes the tint.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As it is used.
    case automatic
    /// It keeps its own colours.
    case alwaysOriginal
    /// It takes it.
    case alwaysTemplate
  }

  /// How a picture has been turned.
  public enum Orientation: Int, Hashable, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// To the left and mirrored.
    case leftMirrored
    /// To the right and mirrored.
    case rightMirrored
  }

  /// How large a symbol is next to text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Not said.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// As usual.
    case regular
    /// A little thicker.
    case medium
    /// Almost bold.
    case semibold
    /// Bold.
    case bold
    /// More than bold.
    case heavy
    /// The thickest.
    case black
  }

  /// How a picture is to look.
  ///
  /// Accepted without effect.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is to look.
  ///
  /// Accepted without effect: it looks like the text around it.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Sets the size.
    ///
    /// Accepted without effect.
    public init(pointSize: CGFloat) {}
    /// Sets the size and weight.
    ///
    /// Accepted without effect.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    /// Sets size, weight and scale.
    ///
    /// Accepted without effect.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    /// Sets the weight.
    ///
    /// Accepted without effect.
    public init(weight: SymbolWeight) {}
    /// Sets the scale.
    ///
    /// Accepted without effect.
    public init(scale: SymbolScale) {}
    /// Sets the size by role.
    ///
    /// Accepted without effect.
    public init(textStyle: UIFont.TextStyle) {}
    /// Sets the size by role and the scale.
    ///
    /// Accepted without effect.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    /// Sets the font.
    ///
    /// Accepted without effect.
    public init(font: UIFont) {}
    /// Sets the colour of layers.
    ///
    /// Accepted without effect.
    public init(hierarchicalColor: UIColor) {}
    /// Sets the colours of layers.
    ///
    /// Accepted without effect.
    public init(paletteColors: [UIColor]) {}

    /// The configuration itself.
    ///
    /// Accepted without effect.
    public func applying(_ other: Configuration) -> SymbolConfiguration { self }
  }
}

extension Image {
  /// Shows a picture of UIKit.
  public init(uiImage: UIImage) {
    source = uiImage.source
  }

  /// Shows pixels, with words for assistive technology; a box stands in.
  public init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up,
    label: Text
  ) {
    source = .picture("picture")
  }

  /// Shows pixels that assistive technology leaves out; a box stands in.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .picture("picture")
  }
}
