import Testing
import ViewTree

@testable import ChartModel

@Suite("Scales of values")
struct ValueRangeTests {
  private func axis(
    _ values: [Double],
    label: String? = nil,
    intervals: Int,
    domain: Chart.Domain? = nil,
    marks: [Chart.AxisMark]? = nil
  ) -> ValueAxis {
    let kind = ValueRange.Kind.quantity(Quantity(label: label))
    return ValueRange(values, kind: kind, domain: domain, marks: marks)
      .axis(intervals: intervals, formatter: ChartTimeFormatter())
  }

  @Test("Ticks are 1, 2 or 5 times a power of ten and reach beyond the values")
  func numbers() {
    #expect(axis([3, 87], intervals: 4).ticks.map(\.label) == ["0", "50", "100"])
    #expect(
      axis([3, 87], intervals: 5).ticks.map(\.label) == ["0", "20", "40", "60", "80", "100"]
    )
    #expect(axis([0.4], intervals: 4).ticks.map(\.label) == ["0", "0.1", "0.2", "0.3", "0.4"])
    #expect(axis([-4, 5], intervals: 2).ticks.map(\.label) == ["−5", "0", "5"])
  }

  @Test("Durations have ticks at natural times")
  func durations() {
    let minutes = axis([95, 443], label: "Minutes", intervals: 4)
    #expect(minutes.ticks.map(\.label) == ["0", "2h", "4h", "6h", "8h"])
    let seconds = axis([50], label: "Seconds", intervals: 4)
    #expect(seconds.ticks.map(\.label) == ["0", "15s", "30s", "45s", "1m"])
  }

  @Test("The author's domain and marks stay as they are")
  func author() {
    let mark = Chart.AxisMark(value: .number(24), label: "a day", hasGridLine: false)
    let far = Chart.AxisMark(value: .number(99))
    let axis = axis([3], intervals: 4, domain: .range(0, 24), marks: [mark, far])
    #expect(axis.upper == 24)
    #expect(axis.ticks == [ValueAxis.Tick(value: 24, label: "a day", hasGridLine: false)])
  }

  @Test("Moments have ticks at full hours of the place's clock")
  func times() {
    let range = ValueRange([1000, 40_000], kind: .time, domain: nil, marks: nil)
    let formatter = ChartTimeFormatter(offset: { _ in 1800 })
    let axis = range.axis(intervals: 4, formatter: formatter)
    #expect(axis.ticks.map(\.label) == ["03:00", "06:00", "09:00"])
    #expect(axis.lower == 1000)
  }

  @Test("Fractions are held between the ends")
  func fractions() {
    let axis = ValueAxis(lower: 0, upper: 10, ticks: [])
    #expect(axis.fraction(5) == 0.5)
    #expect(axis.fraction(20) == 1)
    #expect(axis.fraction(-3) == 0)
    #expect(axis.fraction(.nan) == 0)
  }

  @Test(
    "Any numbers give a finite axis with few ticks",
    arguments: [[], [0], [.nan], [1e15, -1e15], [1e-300], [1e308]] as [[Double]]
  )
  func hostile(values: [Double]) {
    let axis = axis(values.compactMap { ChartNumber.value(.number($0)) }, intervals: 4)
    #expect(axis.lower.isFinite && axis.upper.isFinite && axis.lower < axis.upper)
    #expect(axis.ticks.count <= 100)
  }
}
