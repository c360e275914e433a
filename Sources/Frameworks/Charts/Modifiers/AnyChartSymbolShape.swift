public import Foundation
public import SwiftUI

/// Any shape of a point.
public struct AnyChartSymbolShape: ChartSymbolShape {
  /// The shape's size in comparison to others.
  public let perceptualUnitRect: CGRect
  /// The shape as a chart holds it.
  public let _pointShape: _PointShape

  /// Wraps a shape.
  public init<S: ChartSymbolShape>(_ shape: S) {
    perceptualUnitRect = shape.perceptualUnitRect
    _pointShape = shape._pointShape
  }
}

extension Circle: ChartSymbolShape {}

extension ChartSymbolShape where Self: InsettableShape {
  /// The same shape, drawn as its outline.
  ///
  /// Accepted without effect: points are one character.
  public func strokeBorder(lineWidth: CGFloat = 1) -> AnyChartSymbolShape {
    AnyChartSymbolShape(self)
  }
}
