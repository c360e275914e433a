// The description of a chart in numbers, as Apple's Accessibility has it. Charts of Swift Charts
// describe themselves; these values are made and not read.

/// Something that can describe a chart.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings the description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart in words.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis shows.
  var title: String { get set }
}

/// An axis of numbers in words.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis shows.
  open var title: String
  /// The first and last number.
  open var range: ClosedRange<Double>
  /// Where lines stand.
  open var gridlinePositions: [Double]
  /// How a number is said.
  open var valueDescriptionProvider: (Double) -> String

  /// Describes an axis of numbers.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names in words.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis shows.
  open var title: String
  /// The names in order.
  open var categoryOrder: [String]

  /// Describes an axis of names.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A point of a chart in words.
open class AXDataPoint {
  /// A value of a point beside those of the two first axes.
  public enum AdditionalValue {
    /// A number.
    case number(Double)
    /// A name.
    case category(String)
  }

  /// What the point is called.
  open var label: String?

  /// Describes a point over a number.
  public init(
    x: Double,
    y: Double? = nil,
    additionalValues: [AdditionalValue] = [],
    label: String? = nil
  ) {
    self.label = label
  }

  /// Describes a point over a name.
  public init(
    x: String,
    y: Double? = nil,
    additionalValues: [AdditionalValue] = [],
    label: String? = nil
  ) {
    self.label = label
  }
}

/// A series of a chart in words.
open class AXDataSeriesDescriptor {
  /// What the series is called.
  open var name: String?
  /// Whether the points are joined.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// Describes a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A chart in words.
open class AXChartDescriptor {
  /// What the chart is called.
  open var title: String?
  /// What the chart shows.
  open var summary: String?
  /// The axis from side to side.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis from top to bottom.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The series.
  open var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.series = series
  }
}
