package import ViewTree

/// A chart with two axes: where its marks stand, apart from the size that it is drawn at.
///
/// Bars decide the form. Vertical ones stand in bands along the horizontal axis, horizontal ones in
/// bands along the vertical axis; without bars and categories both axes are continuous. In what
/// follows "position" is the axis of the bands and "value" the other one.
package struct CartesianPlot: Sendable {
  /// Where marks stand along the position axis.
  package enum Positions: Sendable {
    case bands(BandScale)
    case continuous(ValueRange)
  }

  /// A place along the position axis.
  package enum Place: Hashable, Sendable {
    case band(Int)
    case value(Double)
  }

  /// One piece of a bar.
  package struct Segment: Sendable {
    package var place: Place
    /// Which of the bars that stand beside each other in one place.
    package var lane: Int
    package var from: Double
    package var to: Double
    package var paint: Paint
    package var opacity: Double
    /// The place in ``CartesianPlot/series``; nil for none.
    package var series: Int?
    package var annotation: TextContent?
    package var annotationSide = Chart.Side.automatic
    /// How thick the bar is; nil for our choice.
    package var thickness: Chart.Thickness?
    /// In points; 0 for our choice.
    package var cornerRadius = 0.0
  }

  /// A line, or an area under one.
  package struct Curve: Sendable {
    package struct Point: Sendable {
      package var place: Place
      package var value: Double
      /// The lower edge of an area.
      package var base: Double
    }

    package var points: [Point]
    package var isArea: Bool
    package var paint: Paint
    package var opacity: Double
    package var series: Int?
    package var interpolation: Chart.Interpolation
    /// Whether this is a rule between two points rather than a line through values.
    package var isRule = false
    /// In points; nil for our choice.
    package var lineWidth: Double?
    /// The lengths that are drawn and left out in turn, in points.
    package var dash: [Double] = []
  }

  /// A single point.
  package struct Dot: Sendable {
    package var place: Place
    package var value: Double
    package var paint: Paint
    package var opacity: Double
    package var series: Int?
    package var symbol: Chart.PointShape?
    /// The edge of a square as large as the point, in points; nil for our choice.
    package var symbolSize: Double?
    package var annotation: TextContent?
    package var annotationSide = Chart.Side.automatic
    /// Whether the point is seen; one of a line may be there for its annotation only.
    package var isVisible = true
  }

  /// A line across the plot.
  package struct Rule: Sendable {
    /// The value of a line along the position axis, or the place of one across it.
    package var value: Double?
    package var place: Place?
    package var paint: Paint
    package var opacity = 1.0
    package var annotation: TextContent?
    package var annotationSide = Chart.Side.automatic
    /// In points; nil for our choice.
    package var lineWidth: Double?
    /// The lengths that are drawn and left out in turn, in points.
    package var dash: [Double] = []
  }

  /// An area between two values on both axes.
  package struct Area: Sendable {
    package var start: Place
    package var end: Place
    package var from: Double
    package var to: Double
    package var paint: Paint
    package var opacity: Double
    /// The place in ``CartesianPlot/series``; nil for none.
    package var series: Int?
    /// How wide it is where it has one place; nil for our choice.
    package var thickness: Chart.Thickness?
    /// In points.
    package var cornerRadius = 0.0
    package var annotation: TextContent?
    package var annotationSide = Chart.Side.automatic
    /// Whether this is the cell of one place and one value, as in a heat map.
    package var isCell = false
  }

  package var isHorizontal: Bool
  package var positions: Positions
  package var values: ValueRange
  /// The number of bars beside each other in one place.
  package var laneCount: Int
  package var segments: [Segment]
  package var curves: [Curve]
  package var dots: [Dot]
  package var rules: [Rule]
  package var areas: [Area]
  package var series: [Series]
  /// What colours mean that stand for numbers; nil for those of series.
  package var colorScale: ColorScale?

  /// The categories along the axis of values, in order; nil for numbers and moments.
  ///
  /// One at an index reaches from that number to the next.
  package var valueNames: [String]? {
    if case .names(let names) = values.kind { names } else { nil }
  }

  /// The places in ``series`` of those that the legend names.
  package var legendSeries: [Int] { series.indices.filter { series[$0].isInLegend } }

  /// Nil for a chart without marks that can be drawn.
  package init?(_ chart: Chart, formatter: ChartTimeFormatter) {
    var builder = CartesianBuilder(chart, formatter: formatter)
    guard let plot = builder.build() else { return nil }
    self = plot
  }

  /// The number of places that words, columns or rows may be made for.
  package var placeCount: Int {
    if case .bands(let scale) = positions { scale.bands.count } else { 0 }
  }

  init(
    isHorizontal: Bool,
    positions: Positions,
    values: ValueRange,
    builder: CartesianBuilder
  ) {
    self.isHorizontal = isHorizontal
    self.positions = positions
    self.values = values
    laneCount = max(builder.lanes.count, 1)
    segments = builder.segments
    curves = builder.curves
    dots = builder.dots
    rules = builder.rules
    areas = builder.areas
    series = builder.table.series
    colorScale = builder.table.scale
  }
}
