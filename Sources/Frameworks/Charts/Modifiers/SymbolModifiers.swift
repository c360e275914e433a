public import Foundation
public import SwiftUI
internal import ViewTree

extension ChartContent {
  /// Sets the shape of points; lines get points of the shape.
  ///
  /// Shapes of an author's own are drawn as circles.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { style, _ in style.symbol = symbol._pointShape.tree }
  }

  /// Sets the view that points are drawn as; it is drawn as a circle.
  public nonisolated func symbol<V: View>(
    @ViewBuilder symbol: () -> V
  ) -> some ChartContent {
    changed { style, _ in style.symbol = .circle }
  }

  /// Sets the view that points are drawn as; it is drawn as a circle.
  @_disfavoredOverload
  public nonisolated func symbol<V: View>(_ symbol: V) -> some ChartContent {
    changed { style, _ in style.symbol = .circle }
  }

  /// Gives the points of each value a shape of their own; they are told apart by colour.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    _StyledMarks(content: self, change: .group(AnyPlottableValue(value)))
  }

  /// Sets the area of points.
  ///
  /// On a terminal points are one character.
  public nonisolated func symbolSize(_ size: CGFloat) -> some ChartContent {
    changed { style, _ in
      if size.isFinite, size >= 0 { style.symbolSize = Double(size).squareRoot() }
    }
  }

  /// Sets the width and height of points, which are drawn as wide as high.
  ///
  /// On a terminal points are one character.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Sets the area of points by a value.
  ///
  /// Accepted without effect: all points are equally large.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    self
  }
}

/// A shape that points are drawn as.
public protocol ChartSymbolShape: Sendable {
  /// The shape's size in comparison to others.
  var perceptualUnitRect: CGRect { get }

  /// The shape as a chart holds it.
  var _pointShape: _PointShape { get }
}

/// The shape of a point as a chart holds it.
public struct _PointShape: Sendable {
  let tree: ViewTree::Chart.PointShape
}

extension ChartSymbolShape {
  /// The whole unit.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// A circle.
  public var _pointShape: _PointShape { _PointShape(tree: .circle) }
}

/// The shape of a point.
public struct BasicChartSymbolShape: Hashable, Sendable {
  let tree: ViewTree::Chart.PointShape
}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// The shape as a chart holds it.
  public var _pointShape: _PointShape { _PointShape(tree: tree) }

  /// The same shape, drawn as its outline.
  ///
  /// Accepted without effect: points are one character.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(tree: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(tree: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(tree: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(tree: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(tree: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(tree: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(tree: .cross) }
  /// A star.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(tree: .asterisk) }
}
