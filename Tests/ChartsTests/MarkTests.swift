import Charts
import SwiftUI
import Testing
import ViewTree

@Suite("Marks")
@MainActor
struct MarkTests {
  struct Usage: Identifiable {
    let id: Int
    let app: String
    let minutes: Double
  }

  let usage = [Usage(id: 1, app: "Maps", minutes: 5), Usage(id: 2, app: "Mail", minutes: 7.5)]

  @Test("each element gives a bar, and the values name the axes")
  func bars() throws {
    let chart = try chart(
      of: SwiftUIChart(usage) {
        BarMark(x: .value("App", $0.app), y: .value("Minutes", $0.minutes))
      }
    )
    #expect(chart.marks.map(\.kind) == [.bar, .bar])
    #expect(chart.marks.map(\.x) == [.category("Maps"), .category("Mail")])
    #expect(chart.marks.map(\.y) == [.number(5), .number(7.5)])
    #expect(chart.labels == ViewTree::Chart.Labels(x: "App", y: "Minutes"))
  }

  @Test("a builder takes loops, conditions and several marks")
  func builder() throws {
    func content(isShown: Bool) throws -> [ViewTree::Chart.MarkKind] {
      try chart(
        of: SwiftUIChart {
          ForEach(usage) { LineMark(x: .value("App", $0.app), y: .value("M", $0.minutes)) }
          if isShown { RuleMark(y: .value("Limit", 6)) }
          if isShown {
            PointMark(x: .value("A", 1))
          } else {
            AreaMark(x: .value("A", 1), y: .value("B", 2))
          }
        }
      ).marks.map(\.kind)
    }
    #expect(try content(isShown: true) == [.line, .line, .rule, .point])
    #expect(try content(isShown: false) == [.line, .line, .area])
  }

  @Test("styles are inherited, and the inner one wins")
  func styles() throws {
    let marks = try chart(
      of: SwiftUIChart {
        ForEach(usage) {
          BarMark(x: .value("App", $0.app), y: .value("M", $0.minutes))
            .foregroundStyle(.red)
            .opacity(0.5)
        }
        .foregroundStyle(.blue)
        .cornerRadius(4)
        .opacity(0.5)
        BarMark(x: .value("App", "x"), y: .value("M", 1))
      }
    ).marks
    #expect(marks.map(\.paint) == [.color(.system(.red)), .color(.system(.red)), nil])
    #expect(marks.map(\.cornerRadius) == [4, 4, 0])
    #expect(marks.map(\.opacity) == [0.25, 0.25, 1])
  }

  @Test("series, positions, line styles and interpolation reach the marks")
  func series() throws {
    let chart = try chart(
      of: SwiftUIChart(usage, id: \.app) {
        LineMark(x: .value("App", $0.app), y: .value("M", $0.minutes))
          .foregroundStyle(by: .value("Kind", $0.app))
          .position(by: .value("Child", "Ann"))
          .lineStyle(StrokeStyle(lineWidth: 3, dash: [4, 2]))
          .interpolationMethod(.monotone)
      }
    )
    let mark = try #require(chart.marks.first)
    #expect(mark.series == .category("Maps"))
    #expect(mark.position == .category("Ann"))
    #expect(mark.lineWidth == 3)
    #expect(mark.dash == [4, 2])
    #expect(mark.interpolation == .monotone)
    #expect(chart.labels.series == "Kind")
  }

  @Test("a point is as large as its area says, or as its width and height")
  func symbolSizes() throws {
    let chart = try chart(
      of: SwiftUIChart(usage, id: \.app) {
        PointMark(x: .value("App", $0.app), y: .value("M", $0.minutes)).symbolSize(81)
        PointMark(x: .value("App", $0.app), y: .value("M", $0.minutes))
          .symbolSize(CGSize(width: 4, height: 9))
        PointMark(x: .value("App", $0.app), y: .value("M", $0.minutes)).symbolSize(-1)
      }
    )
    #expect(chart.marks.prefix(3).map(\.symbolSize) == [9, 6, nil])
  }

  @Test("a sector keeps its share, its hole and its gap")
  func sectors() throws {
    let chart = try chart(
      of: SwiftUIChart(usage) {
        SectorMark(
          angle: .value("Minutes", $0.minutes),
          innerRadius: .ratio(0.618),
          angularInset: 1.5
        )
      }
    )
    let mark = try #require(chart.marks.first)
    #expect(mark.kind == .sector)
    #expect(mark.angle == .number(5))
    #expect(mark.innerRadius == 0.618)
    #expect(mark.inset == 1.5)
    #expect(chart.labels.angle == "Minutes")
  }

  @Test("an annotation is the words of its view")
  func annotation() throws {
    let marks = try chart(
      of: SwiftUIChart {
        BarMark(x: .value("A", "x"), y: .value("M", 1))
          .annotation(position: .top) {
            VStack {
              Text("a")
              Text("b").bold()
            }
          }
      }
    ).marks
    #expect(marks[0].annotation?.string == "a b")
    #expect(marks[0].annotation?.runs.last?.style.font.weight == .bold)
  }

  @Test("a date with a unit is the stretch of time around it; without one it is a moment")
  func dates() throws {
    let noon = Date(timeIntervalSince1970: 43_200)
    let marks = try chart(
      of: SwiftUIChart {
        BarMark(x: .value("Day", noon, unit: .day), y: .value("M", 1))
        BarMark(x: .value("Day", noon), y: .value("M", 1))
      },
      environment: english
    ).marks
    #expect(marks.map(\.x) == [.time(start: 0, end: 86_400), .time(start: 43_200, end: nil)])
  }

  enum Kind: String, Plottable { case work, play }

  @Test("numbers of all kinds, decimals and raw values are plotted")
  func plottables() throws {
    let marks = try chart(
      of: SwiftUIChart {
        PointMark(x: .value("a", Kind.work), y: .value("b", Decimal(string: "1.5") ?? 0))
        PointMark(x: .value("a", UInt8(3)), y: .value("b", -2))
      }
    ).marks
    #expect(marks.map(\.x) == [.category("work"), .number(3)])
    #expect(marks.map(\.y) == [.number(1.5), .number(-2)])
  }

  @Test("a mark whose value is not finite is left out")
  func notFinite() throws {
    let marks = try chart(
      of: SwiftUIChart {
        BarMark(x: .value("a", 1), y: .value("b", Double.nan))
        LineMark(x: .value("a", 2), y: .value("b", Float.infinity))
        BarMark(x: .value("a", 3), yStart: .value("b", 0), yEnd: .value("b", Double.nan))
        PointMark(x: .value("a", Date(timeIntervalSince1970: .infinity)), y: .value("b", 1))
        PointMark(x: .value("a", 4), y: .value("b", 1))
      }
      .chartYScale(domain: [0, Double.infinity])
    ).marks
    #expect(marks.map(\.x) == [.number(4)])
  }

  @Test("a chart with too many marks is an error")
  func limit() {
    let view = SwiftUIChart(0..<50_001, id: \.self) { PointMark(x: .value("a", $0)) }
    #expect(throws: RenderError.tooManyMarks(limit: 50_000)) { try render(view: view) }
  }
}
