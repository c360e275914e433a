public import Foundation
internal import ViewTree

/// A picture, again and again, as a pattern; the faint colour of fills stands in.
public struct ImagePaint: ShapeStyle {
  /// The pattern resolves to no other style.
  public typealias Resolved = Never

  /// The picture.
  public var image: Image
  /// The part of the picture, 0…1.
  public var sourceRect: CGRect
  /// How large the picture is.
  public var scale: CGFloat

  /// Makes a pattern of a picture.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The paint that stands in for the pattern.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.fill)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, again and again, as a pattern.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
