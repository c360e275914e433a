public import Foundation
public import SwiftUI
internal import ViewTree

extension ChartContent {
  /// Paints the marks.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.paint = style.paint(in: $1) }
  }

  /// Gives the marks of each value a colour of their own, and the chart a legend.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    _StyledMarks(content: self, change: .series(AnyPlottableValue(value)))
  }

  /// Puts bars beside each other by a value instead of on top of each other.
  ///
  /// They share the room of their place evenly, whatever the span.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: SwiftUI::Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    _StyledMarks(content: self, change: .position(AnyPlottableValue(value)))
  }

  /// Draws the marks that opaque, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    changed { style, _ in style.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// Rounds the corners of the marks.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed { style, _ in style.cornerRadius = radius.isFinite ? max(Double(radius), 0) : 0 }
  }

  /// Sets the width and the dashes of lines.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    let width = style.lineWidth.isFinite ? max(Double(style.lineWidth), 0) : 1
    let dash = style.dash.prefix(32).map { $0.isFinite ? max(Double($0), 0) : 0 }
    return changed { markStyle, _ in
      markStyle.lineWidth = width
      markStyle.dash = dash
    }
  }

  /// Gives the lines of each value a look of their own; they are told apart by colour.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    _StyledMarks(content: self, change: .group(AnyPlottableValue(value)))
  }

  /// Sets how lines run between points.
  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changed { style, _ in style.interpolation = method.tree }
  }
}

/// How a line runs between points.
public struct InterpolationMethod: Hashable, Sendable {
  let tree: ViewTree::Chart.Interpolation

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(tree: .linear) }
  /// Curved, without going beyond the points.
  public static var monotone: InterpolationMethod { InterpolationMethod(tree: .monotone) }
  /// Curved, by Catmull and Rom.
  public static var catmullRom: InterpolationMethod { InterpolationMethod(tree: .catmullRom) }
  /// Curved, as a cardinal spline.
  public static var cardinal: InterpolationMethod { InterpolationMethod(tree: .cardinal) }
  /// In steps that begin at the points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(tree: .stepStart) }
  /// In steps around the points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(tree: .stepCenter) }
  /// In steps that end at the points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(tree: .stepEnd) }

  /// Curved, by Catmull and Rom; the parameter is the surface's.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }

  /// Curved, as a cardinal spline; the tension is the surface's.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the method, as in Swift.
  public var description: String { "\(tree)" }
}
