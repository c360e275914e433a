import ChartModel
import ViewTree

/// Where places and values are in a drawing.
///
/// "Along" is the axis of places and "across" that of values, whichever way a chart is turned.
struct PlotSpace {
  let frame: ChartRect
  let isHorizontal: Bool
  let values: ValueAxis
  /// The axis of places where those are continuous.
  let positions: ValueAxis?
  let bandCount: Int

  var length: Double { isHorizontal ? frame.height : frame.width }
  var band: Double { length / Double(max(bandCount, 1)) }

  /// Where a part of the axis of places is; bands in a column begin at the top.
  func along(fraction: Double) -> Double {
    guard isHorizontal else { return frame.x + fraction * frame.width }
    if positions == nil { return frame.y + fraction * frame.height }
    return frame.maxY - fraction * frame.height
  }

  /// The middle of a place.
  func along(_ place: CartesianPlot.Place) -> Double {
    switch place {
    case .band(let band): along(fraction: (Double(band) + 0.5) / Double(max(bandCount, 1)))
    case .value(let value): along(fraction: positions?.fraction(value) ?? 0)
    }
  }

  /// Where a place begins.
  func start(_ place: CartesianPlot.Place) -> Double {
    guard case .band(let band) = place else { return along(place) }
    return along(fraction: Double(band) / Double(max(bandCount, 1)))
  }

  /// Where a place ends.
  func end(_ place: CartesianPlot.Place) -> Double {
    guard case .band(let band) = place else { return along(place) }
    return along(fraction: Double(band + 1) / Double(max(bandCount, 1)))
  }

  func across(_ value: Double) -> Double { across(fraction: values.fraction(value)) }

  /// The middle of a place, and a value, which may be outside of the plot.
  func free(_ place: CartesianPlot.Place, _ value: Double) -> (along: Double, across: Double) {
    let across = across(fraction: values.freeFraction(value))
    guard case .value(let position) = place, let positions else { return (along(place), across) }
    return (along(fraction: positions.freeFraction(position)), across)
  }

  /// Whether a place and a value are within the axes.
  func contains(_ place: CartesianPlot.Place, _ value: Double) -> Bool {
    let slack = 1e-6
    func isInside(_ fraction: Double) -> Bool { fraction >= -slack && fraction <= 1 + slack }
    guard isInside(values.freeFraction(value)) else { return false }
    guard case .value(let position) = place, let positions else { return true }
    return isInside(positions.freeFraction(position))
  }

  /// 1 where larger values have larger coordinates, -1 where they have smaller ones.
  var direction: Double { isHorizontal == values.isReversed ? -1 : 1 }

  func across(fraction: Double) -> Double {
    isHorizontal ? frame.x + fraction * frame.width : frame.maxY - fraction * frame.height
  }

  func point(_ along: Double, _ across: Double) -> Path.Point {
    isHorizontal ? Path.Point(x: across, y: along) : Path.Point(x: along, y: across)
  }

  func rect(along: (Double, Double), across: (Double, Double)) -> ChartRect {
    isHorizontal
      ? ChartRect(across.0, along.0, to: across.1, along.1)
      : ChartRect(along.0, across.0, to: along.1, across.1)
  }
}
