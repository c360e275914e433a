import Testing
import Theme
import ViewTree

@testable import TerminalRenderer

@Suite("Heat maps in a terminal")
struct HeatMapTests {
  private func cell(_ hour: Double, _ day: String, _ opacity: Double) -> Chart.Mark {
    var mark = Chart.Mark(kind: .rectangle)
    (mark.xStart, mark.xEnd, mark.y) = (.number(hour), .number(hour + 1), .category(day))
    mark.paint = .color(.system(.blue, opacity: opacity))
    return mark
  }

  private var map: Tree {
    Samples.chart([
      cell(0, "Mon", 0.25), cell(1, "Mon", 1), cell(2, "Mon", 0.5), cell(3, "Mon", 0),
      cell(0, "Tue", 0.75), cell(3, "Tue", 1),
    ]) { chart in
      chart.xAxis.marks = [0, 2].map { Chart.AxisMark(value: .number($0), label: "\(Int($0))") }
    }
  }

  private var framed: Tree { map.modified(.frame(width: nil, height: 48, alignment: .top)) }

  @Test("Without colours five shades stand for the strength of a colour")
  func shades() {
    // Three columns for the names, one between, four cells of two columns each.
    #expect(screen(framed, columns: 12) == "Mon ░░██▒▒\nTue ▓▓    ██\n    0   2")
    #expect(screen(framed, columns: 12, ascii: true) == "Mon ..##::\nTue ++    ##\n    0   2")
  }

  @Test("With colours the cells have them, with a width for all")
  func colors() {
    let options = TerminalOptions(columns: 13, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(framed.viewTree, options: options)
    let blue = Theme.dark.rgb(.blue)
    #expect(buffer[6, 0].background == Ink(blue))
    #expect(buffer[7, 0].background == Ink(blue))
    #expect(buffer[8, 0].background == Ink(blue.over(RGB(0, 0, 0), opacity: 0.5)))
    #expect(buffer[12, 0].background == .terminal)
  }

  @Test("What is half transparent is blended with the background that the terminal has told of")
  func background() {
    let options = TerminalOptions(
      columns: 13,
      colorDepth: .trueColor,
      background: RGB(0, 0, 102)
    )
    let buffer = TerminalRenderer.draw(framed.viewTree, options: options)
    let blue = Theme.dark.rgb(.blue)
    #expect(buffer[8, 0].background == Ink(blue.over(RGB(0, 0, 102), opacity: 0.5)))
  }

  @Test("Categories on both axes are columns and rows, and a legend says what the colours count")
  func categories() {
    let marks = [("0h", "Mon", 0.0), ("6h", "Mon", 60), ("12h", "Tue", 30)].map {
      hour,
      day,
      minutes in
      var mark = Chart.Mark(kind: .rectangle)
      (mark.x, mark.y, mark.series) = (.category(hour), .category(day), .number(minutes))
      return mark
    }
    let chart = Samples.chart(marks) { $0.labels.series = "Minutes" }
      .modified(.frame(width: nil, height: 80, alignment: .top))
    // Three columns of eight cells; the faintest colour is an eighth, and is not seen.
    #expect(
      screen(chart, columns: 28)
        == """
        Mon         ████████
        Tue                 ▒▒▒▒▒▒▒▒
            0h      6h      12h

            0     ▒▒▒▒██ 1h
        """
    )
  }

  @Test("A row for each name, also where there are more cells than columns")
  func narrow() {
    let marks = (0..<100).map { cell(Double($0), "Mon", 1) }
    let chart = Samples.chart(marks) { $0.xAxis.isHidden = true }
    #expect(screen(chart, columns: 14) == "Mon ██████████")
    #expect(screen(chart, columns: 1).isEmpty == false)
  }
}
