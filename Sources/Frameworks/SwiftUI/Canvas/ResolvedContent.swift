public import Foundation
internal import ViewTree

extension GraphicsContext {
  /// Text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// The pattern of the letters.
    ///
    /// Accepted without effect where it is not a style.
    public var shading: GraphicsContext.Shading

    var view: AnyView { AnyView(text.foregroundStyle(shading.style)) }

    /// The size of the text in a space of a size: 8 × 16 points for each letter, as in a terminal.
    public func measure(in size: CGSize) -> CGSize {
      let letters = text.content(in: environment).string.count
      let width = CGFloat(letters) * 8
      guard size.width.isFinite, size.width >= 8, width > size.width else {
        return CGSize(width: width, height: 16)
      }
      let lines = (width / size.width).rounded(.up)
      return CGSize(width: size.width, height: min(lines * 16, max(size.height, 16)))
    }

    /// From the top of the text to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { 16 }

    /// From the top of the text to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// The size of the picture.
    public var size: CGSize { CGSize(width: 16, height: 16) }
    /// From the top of the picture to its baseline.
    public let baseline: CGFloat = 16
    /// The pattern of a symbol.
    ///
    /// Accepted without effect: symbols are drawn in the foreground style.
    public var shading: GraphicsContext.Shading?
  }

  /// A view of the canvas' symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    let view: AnyView
    /// The size of the view.
    ///
    /// It is not known before it is drawn, so it is a guess.
    public var size: CGSize { CGSize(width: 16, height: 16) }
  }

  /// Readies text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment, shading: .foreground)
  }

  /// Readies a picture.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, shading: nil)
  }

  /// Readies a pattern.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view of the canvas' symbols with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    picture.symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }
}
