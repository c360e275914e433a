public import Foundation
internal import ViewTree

extension View {
  /// Draws the view out of focus.
  ///
  /// - Parameters:
  ///   - radius: How far out of focus, in points.
  ///   - opaque: Whether the edges stay opaque. Accepted without effect.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    node(.filter(.blur(radius: radius.treeSize ?? 0)))
  }

  /// Makes the colours of the view brighter, or darker with a negative amount.
  public nonisolated func brightness(_ amount: Double) -> some View {
    node(.filter(.brightness(CGFloat(amount).treeLength)))
  }

  /// Moves the colours of the view away from grey, or towards it with an amount below 1.
  public nonisolated func contrast(_ amount: Double) -> some View {
    node(.filter(.contrast(CGFloat(amount).treeLength)))
  }

  /// Makes the colours of the view stronger, or weaker with an amount below 1.
  public nonisolated func saturation(_ amount: Double) -> some View {
    node(.filter(.saturation(CGFloat(amount).treeLength)))
  }

  /// Takes colour away from the view: none with 0, all with 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    node(.filter(.grayscale(Color.unit(amount))))
  }

  /// Moves the colours of the view around the colour circle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    node(.filter(.hueRotation(degrees: CGFloat(angle.degrees).treeLength)))
  }

  /// Replaces the colours of the view by their opposites.
  public nonisolated func colorInvert() -> some View {
    node(.filter(.colorInvert))
  }

  /// Multiplies the colours of the view by a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_NodeModifier { .filter(.colorMultiply(color.value(in: $0))) })
  }

  /// Makes dark parts of the view transparent.
  ///
  /// Accepted without effect.
  public nonisolated func luminanceToAlpha() -> some View { self }

  /// Mixes the colours of the view with those behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    node(.blendMode(blendMode.tree))
  }

  /// Draws the view and those inside as one picture, which looks the same.
  ///
  /// Accepted without effect.
  public nonisolated func compositingGroup() -> some View { self }

  /// Draws the view and those inside as one picture, which looks the same.
  ///
  /// Accepted without effect.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}

/// How the colours of a picture are computed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As sRGB has them.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, also beyond what a surface shows.
  case extendedLinear
}
