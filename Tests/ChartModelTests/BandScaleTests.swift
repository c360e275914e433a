import Testing
import ViewTree

@testable import ChartModel

@Suite("Places of bars")
struct BandScaleTests {
  private let day = 86_400.0
  /// 2026-11-02, a Monday, at 00:00 UTC.
  private let monday = 1_793_577_600.0

  private func days(_ indices: [Double]) -> [Chart.Value] {
    indices.map { .time(start: monday + $0 * day, end: monday + ($0 + 1) * day) }
  }

  private func scale(_ values: [Chart.Value], domain: Chart.Domain? = nil) -> BandScale {
    BandScale(values, domain: domain, formatter: ChartTimeFormatter())
  }

  @Test("Categories stand in the order of the domain, then of their first marks")
  func categories() {
    let values = ["b", "a", "b", "c"].map { Chart.Value.category($0) }
    #expect(scale(values).bands.map(\.label) == ["b", "a", "c"])
    #expect(
      scale(values, domain: .categories(["c", "x"])).bands.map(\.label) == ["c", "x", "b", "a"]
    )
  }

  @Test("Days stand in order, with places for those without marks")
  func gaps() {
    let scale = scale(days([4, 0, 1]))
    #expect(scale.bands.map(\.label) == ["Mon 2", "Tue 3", "Wed 4", "Thu 5", "Fri 6"])
    #expect(scale.index(of: .time(start: monday + 4 * day, end: nil)) == 4)
    #expect(scale.unitSeconds == day)
  }

  @Test("A domain of time adds places on both sides")
  func domain() {
    let scale = scale(days([2]), domain: .range(monday, monday + 4 * day))
    #expect(scale.bands.map(\.label) == ["Mon 2", "Tue 3", "Wed 4", "Thu 5"])
  }

  @Test("A day of 23 hours is one place")
  func shortDay() {
    let values: [Chart.Value] = [
      .time(start: monday, end: monday + day),
      .time(start: monday + day, end: monday + 2 * day - 3600),
      .time(start: monday + 2 * day - 3600, end: monday + 3 * day - 3600),
    ]
    #expect(scale(values).bands.count == 3)
  }

  @Test("Hours are labelled by the clock of the place")
  func zone() {
    let formatter = ChartTimeFormatter(offset: { _ in -5 * 3600 })
    let hour = Chart.Value.time(start: monday, end: monday + 3600)
    #expect(BandScale([hour], domain: nil, formatter: formatter).bands.map(\.label) == ["19:00"])
  }

  @Test("Numbers stand in rising order")
  func numbers() {
    #expect(scale([.number(3), .number(1), .number(2.5)]).bands.map(\.label) == ["1", "2.5", "3"])
  }

  @Test("Moments that are far apart do not make a place for each second between them")
  func hugeGap() {
    let scale = scale([.time(start: -1e300, end: nil), .time(start: 1e300, end: 1e300)])
    #expect(scale.bands.count == 2)
    #expect(self.scale([.time(start: .nan, end: .infinity)]).bands.isEmpty)
  }
}
