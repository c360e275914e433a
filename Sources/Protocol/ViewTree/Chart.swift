/// A chart as data: marks, scales, axes and legend.
///
/// Layout and drawing are the host's.
package struct Chart: Hashable, Sendable {
  package var marks: [Mark]
  package var xAxis: Axis
  package var yAxis: Axis
  package var legend: Legend
  /// What each dimension is called, from the labels of the plotted values; nil where none was given.
  package var labels: Labels
  /// The range of the horizontal scale; nil to fit the marks.
  package var xDomain: Domain?
  /// The range of the vertical scale; nil to fit the marks.
  package var yDomain: Domain?
  /// The colours of the series, in the order of the legend.
  ///
  /// Series that are not in it take the next colours of the surface's palette, in the order in which they first appear in the marks.
  package var seriesColors: [SeriesColor]
  /// What the node's children are, one after the other; they are laid out over the whole chart.
  package var layers: [Layer]

  package init(
    marks: [Mark] = [],
    xAxis: Axis = Axis(),
    yAxis: Axis = Axis(),
    legend: Legend = .automatic,
    labels: Labels = Labels(),
    xDomain: Domain? = nil,
    yDomain: Domain? = nil,
    seriesColors: [SeriesColor] = [],
    layers: [Layer] = []
  ) {
    self.marks = marks
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.legend = legend
    self.labels = labels
    self.xDomain = xDomain
    self.yDomain = yDomain
    self.seriesColors = seriesColors
    self.layers = layers
  }

  /// A plotted value.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
    /// A moment, or a stretch of time where a calendar unit was given. Seconds since 1970 in UTC.
    case time(start: Double, end: Double?)
  }

  /// The kind of a mark.
  package enum MarkKind: Int, Hashable, Sendable, CaseIterable {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// One mark.
  ///
  /// A dimension that is nil was not given. A bar with `x` and `y` rises from zero to `y` (or runs to `x` when `y` is the category); with
  /// `yStart` and `yEnd` it spans them. A sector's share is `angle`.
  package struct Mark: Hashable, Sendable {
    package var kind: MarkKind
    package var x: Value?
    package var xStart: Value?
    package var xEnd: Value?
    package var y: Value?
    package var yStart: Value?
    package var yEnd: Value?
    package var angle: Value?
    /// The series by colour, from `foregroundStyle(by:)`.
    package var series: Value?
    /// What sets lines and areas apart without giving them a colour, from `series:`.
    package var group: Value?
    /// A fixed paint, from `foregroundStyle(_:)`.
    package var paint: Paint?
    /// Bars of one position stand beside each other by this value instead of on top of each other.
    package var position: Value?
    /// A sector's inner radius as a fraction of the outer one, 0…1.
    package var innerRadius: Double
    /// A sector's outer radius as a fraction of the largest, 0…1.
    package var outerRadius: Double
    /// The gap between sectors, in points.
    package var inset: Double
    /// How bars and areas of one place are put together.
    package var stacking: Stacking
    /// How thick a bar is across its length; nil for the surface's choice.
    package var thickness: Thickness?
    /// The shape of a point, and of a line's points; nil for the surface's choice, which for lines is none.
    package var symbol: PointShape?
    /// The edge of a square that is as large as a point, in points; nil for the surface's choice.
    package var symbolSize: Double?
    /// In points.
    package var cornerRadius: Double
    /// The width of a line or rule in points, and its dashes: drawn, left out, and so on.
    package var lineWidth: Double?
    package var dash: [Double]
    package var opacity: Double
    /// How a line runs between points.
    package var interpolation: Interpolation
    /// Words at the mark, from `annotation`.
    package var annotation: TextContent?
    /// On which side of the mark its words stand.
    package var annotationSide: Side

    package init(kind: MarkKind) {
      self.kind = kind
      innerRadius = 0
      outerRadius = 1
      stacking = .standard
      annotationSide = .automatic
      inset = 0
      cornerRadius = 0
      dash = []
      opacity = 1
      interpolation = .linear
    }
  }

  /// How a line runs between points.
  package enum Interpolation: Int, Hashable, Sendable, CaseIterable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  }

  /// The names of the dimensions.
  package struct Labels: Hashable, Sendable {
    package var x: String?
    package var y: String?
    package var angle: String?
    package var series: String?

    package init(
      x: String? = nil,
      y: String? = nil,
      angle: String? = nil,
      series: String? = nil
    ) {
      self.x = x
      self.y = y
      self.angle = angle
      self.series = series
    }
  }

  /// The range of a scale.
  package enum Domain: Hashable, Sendable {
    /// From and to; seconds since 1970 where the dimension is time.
    case range(Double, Double)
    /// Categories in order.
    case categories([String])
  }

  /// An axis and its scale.
  package struct Axis: Hashable, Sendable {
    package var isHidden: Bool
    /// The side of the plot on which the axis' words stand.
    package var side: Side
    package var scale: Scale
    /// Whether values grow downwards or from right to left.
    package var isReversed: Bool
    /// The axis' title; nil for the surface's choice.
    package var title: String?
    /// The marks to show; nil for the surface's choice.
    package var marks: [AxisMark]?

    package init(
      isHidden: Bool = false,
      title: String? = nil,
      marks: [AxisMark]? = nil,
      side: Side = .automatic,
      scale: Scale = .linear,
      isReversed: Bool = false
    ) {
      self.isHidden = isHidden
      self.side = side
      self.scale = scale
      self.isReversed = isReversed
      self.title = title
      self.marks = marks
    }
  }

  /// A place on an axis.
  package struct AxisMark: Hashable, Sendable {
    package var value: Value
    /// The words at the place; nil for the value in the surface's own format, empty for none.
    package var label: String?
    package var hasGridLine: Bool
    package var hasTick: Bool

    package init(value: Value, label: String? = nil, hasGridLine: Bool = true, hasTick: Bool = true)
    {
      self.value = value
      self.label = label
      self.hasGridLine = hasGridLine
      self.hasTick = hasTick
    }
  }

  /// A side of a plot or a mark.
  package enum Side: Int, Hashable, Sendable, CaseIterable {
    case automatic, overlay, top, bottom, leading, trailing
  }

  /// Where the legend stands.
  package enum Legend: Int, Hashable, Sendable, CaseIterable {
    case automatic, hidden, top, bottom, leading, trailing
  }

  /// The paint of a series.
  package struct SeriesColor: Hashable, Sendable {
    package var series: Value
    package var paint: Paint

    package init(series: Value, paint: Paint) {
      self.series = series
      self.paint = paint
    }
  }
}
