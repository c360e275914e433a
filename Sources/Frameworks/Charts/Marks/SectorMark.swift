public import Foundation
internal import ViewTree

/// A slice of a pie or ring.
public struct SectorMark {
  private let recipe: MarkRecipe

  /// Makes a slice whose share of the whole is its value's share of the sum.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The size of the hole; lengths count as parts of a radius of 100 points.
  ///   - outerRadius: The size of the pie, in the same way.
  ///   - angularInset: Half the gap between slices, in points.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    recipe = MarkRecipe(.sector).with(\.angle, angle, named: \.angle).changing { mark in
      mark.innerRadius = innerRadius.fraction ?? 0
      mark.outerRadius = outerRadius.fraction ?? 1
      mark.inset = angularInset.map { $0.isFinite ? max(Double($0), 0) : 0 } ?? 0
    }
  }
}

extension SectorMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the slice.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
