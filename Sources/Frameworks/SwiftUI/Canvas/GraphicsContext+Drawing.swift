public import Foundation
internal import ViewTree

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let tree = path.applying(transform).tree(isEvenOdd: style.isEOFilled)
    add(.shape(tree, fill: shading, stroke: nil))
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var style = style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    add(.shape(path.applying(transform).tree(), fill: nil, stroke: (shading, style)))
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a layer of its own, which is then drawn as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Picture(size: picture.size, symbols: picture.symbols)
    var inner = GraphicsContext(picture: layer, environment: environment)
    inner.transform = transform
    try content(&inner)
    add(.layer(layer))
  }

  /// Draws text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(AnyView(text), at: point.applying(transform), anchor: anchor))
  }

  /// Draws text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    let view = text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    add(.framed(AnyView(view), rect.applying(transform)))
  }

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(AnyView(image), at: point.applying(transform), anchor: anchor))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.framed(AnyView(image.resizable()), rect.applying(transform)))
  }

  /// Draws text that was resolved at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(text.view, at: point.applying(transform), anchor: anchor))
  }

  /// Draws text that was resolved in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let view = text.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    add(.framed(AnyView(view), rect.applying(transform)))
  }

  /// Draws a picture that was resolved at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(AnyView(image.image), at: point.applying(transform), anchor: anchor))
  }

  /// Draws a picture that was resolved in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect, style: style)
  }

  /// Draws a view of the canvas' symbols at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(symbol.view, at: point.applying(transform), anchor: anchor))
  }

  /// Draws a view of the canvas' symbols in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.framed(symbol.view, rect.applying(transform)))
  }
}

extension GraphicsContext {
  /// Moves the places at which is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the places at which is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns the places at which is drawn, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps the places at which is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Cuts what is drawn to an outline.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    var clip = path.applying(transform)
    if options.contains(.inverse) {
      clip.addRect(CGRect(origin: .zero, size: picture.size))
    }
    clips.append(clip)
  }

  /// Cuts what is drawn to where a layer is opaque.
  ///
  /// Accepted without effect: all of it is drawn.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(picture: Picture(size: picture.size), environment: environment)
    try content(&inner)
  }

  /// How outlines cut.
  public struct ClipOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies outside stays.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
