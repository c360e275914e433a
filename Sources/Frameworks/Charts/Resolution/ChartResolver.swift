internal import Foundation
package import SwiftUI
package import ViewTree

/// Turns marks into a chart of the view tree.
///
/// It walks the marks once and carries what they inherit. Public in name only, since ``ChartContent``
/// mentions it.
@MainActor
public final class _ChartResolver {
  package private(set) var marks: [ViewTree::Chart.Mark] = []
  package private(set) var labels = ViewTree::Chart.Labels()
  package let environment: EnvironmentValues
  /// What the marks inherit from the modifiers around them.
  package var style = MarkStyle()
  /// Whether there are more marks than a tree may hold.
  package private(set) var isFull = false

  let limit: Int
  private var lastBins: [Calendar.Component: DateInterval] = [:]

  package init(environment: EnvironmentValues, limit: Int = 50_000) {
    self.environment = environment
    self.limit = limit
  }

  /// Adds some content.
  package func resolve<Content: ChartContent>(_ content: Content) {
    guard !isFull else { return }
    Content._resolve(content, in: self)
  }

  /// Adds the body of some content.
  public func _resolve<Content: ChartContent>(_ body: Content) {
    resolve(body)
  }

  /// Runs a closure in which marks inherit a changed style.
  package func withStyle(_ write: (inout MarkStyle) -> Void, _ body: () -> Void) {
    let saved = style
    write(&style)
    body()
    style = saved
  }

  /// Adds a mark in the style that it inherits.
  package func add(_ mark: ViewTree::Chart.Mark) {
    guard marks.count < limit else {
      isFull = true
      return
    }
    let mark = style.applied(to: mark)
    // As Swift Charts does: a bar or a point of 0/0 has no place.
    if mark.isFinite { marks.append(mark) }
  }

  /// The name of a dimension, from the first value that has one.
  package func name(
    _ dimension: WritableKeyPath<ViewTree::Chart.Labels, String?>,
    _ label: Text
  ) {
    guard labels[keyPath: dimension] == nil else { return }
    let name = label.string(in: environment)
    if !name.isEmpty { labels[keyPath: dimension] = name }
  }

  /// A value as the tree holds it, with its name noted where it is that of a dimension.
  func plotted(
    _ value: AnyPlottableValue,
    as dimension: WritableKeyPath<ViewTree::Chart.Labels, String?>? = nil
  ) -> ViewTree::Chart.Value {
    if let dimension { name(dimension, value.label) }
    guard let bin = value.bin, case .time(let start, _) = value.value else { return value.value }
    let interval = self.interval(of: bin, at: Date(timeIntervalSince1970: start))
    return .time(
      start: interval.start.timeIntervalSince1970,
      end: interval.end.timeIntervalSince1970
    )
  }

  /// The stretch of time around a date; neighbours share one look-up in the calendar.
  private func interval(of bin: DateBin, at date: Date) -> DateInterval {
    if bin.calendar == nil, let last = lastBins[bin.unit], last.start <= date, date < last.end {
      return last
    }
    let calendar = bin.calendar ?? environment.calendar
    let interval =
      calendar.dateInterval(of: bin.unit, for: date) ?? DateInterval(start: date, duration: 0)
    if bin.calendar == nil { lastBins[bin.unit] = interval }
    return interval
  }
}

/// What a mark inherits from the modifiers around it.
package struct MarkStyle {
  package var series: ViewTree::Chart.Value?
  /// What sets marks apart by shape or line; by colour where nothing else does.
  package var group: ViewTree::Chart.Value?
  package var symbol: ViewTree::Chart.PointShape?
  package var symbolSize: Double?
  package var paint: Paint?
  package var position: ViewTree::Chart.Value?
  package var cornerRadius: Double?
  package var lineWidth: Double?
  package var dash: [Double] = []
  package var opacity = 1.0
  package var interpolation: ViewTree::Chart.Interpolation?
  package var annotation: TextContent?
  package var annotationSide = ViewTree::Chart.Side.automatic

  /// The mark with the style; what the mark has of its own stays.
  func applied(to mark: ViewTree::Chart.Mark) -> ViewTree::Chart.Mark {
    var mark = mark
    mark.series = series ?? group ?? mark.series
    if series != nil { mark.group = group ?? mark.group }
    mark.symbol = symbol ?? mark.symbol
    mark.symbolSize = symbolSize ?? mark.symbolSize
    mark.paint = paint ?? mark.paint
    mark.position = position ?? mark.position
    mark.cornerRadius = cornerRadius ?? mark.cornerRadius
    mark.lineWidth = lineWidth ?? mark.lineWidth
    if !dash.isEmpty { mark.dash = dash }
    mark.opacity *= opacity
    mark.interpolation = interpolation ?? mark.interpolation
    mark.annotation = annotation ?? mark.annotation
    if annotation != nil { mark.annotationSide = annotationSide }
    return mark
  }
}
