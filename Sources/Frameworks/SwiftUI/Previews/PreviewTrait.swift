public import Foundation

/// A view in an editor's canvas.
public struct Preview: Sendable {
  /// Traits of views.
  public enum ViewTraits: Sendable {}
}

/// A layout or orientation for a preview; it has no effect here.
public struct PreviewTrait<Traits>: Sendable {
  /// The layout of the canvas.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A layout that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// A layout of a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}
