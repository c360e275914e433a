public import Foundation

/// Makes a picture of a view; a report has no pixels, so none comes.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size that the view is offered.
  public var proposedSize: ProposedViewSize = .unspecified
  /// How many pixels make a point.
  public var scale: CGFloat = 1
  /// Whether nothing behind shows.
  public var isOpaque = false
  /// How colours are computed.
  public var colorMode: ColorRenderingMode = .nonLinear

  /// Makes a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// No picture: a report has no pixels.
  public var uiImage: UIImage? { nil }

  /// No picture: a report has no pixels.
  public var cgImage: CGImage? { nil }
}
