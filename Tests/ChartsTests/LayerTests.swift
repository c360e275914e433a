import Charts
import Foundation
import SwiftUI
import Testing
import ViewTree

@Suite("What stands around a plot")
@MainActor
struct LayerTests {
  private func bars() -> some View {
    SwiftUIChart([1.0, 3], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
  }

  @Test("a background, an overlay and a legend are children of the chart, in this order")
  func children() throws {
    let tree = try render(
      view: bars()
        .chartLegend(position: .top, alignment: .trailing) { Text("Legend") }
        .chartBackground { _ in Text("Behind") }
        .chartOverlay(alignment: .topLeading) { _ in Text("Front") }
    )
    guard case .chart(let chart) = tree.nodes.first?.content else {
      Issue.record("no chart")
      return
    }
    #expect(
      chart.layers == [
        .init(kind: .overlay, alignment: .init(horizontal: .leading, vertical: .top)),
        .init(kind: .background),
        .init(kind: .legend, alignment: .init(horizontal: .trailing, vertical: .top)),
      ]
    )
    let words = tree.children(of: 0).map { index -> String in
      if case .text(let text) = tree.nodes[index].content { text.string } else { "" }
    }
    #expect(words == ["Front", "Behind", "Legend"])
  }

  @Test("a plot's style is made to the chart")
  func plotStyle() throws {
    let tree = try render(view: bars().chartPlotStyle { $0.frame(height: 100).opacity(0.5) })
    #expect(tree.nodes.count == 3)
    #expect(tree.nodes[0].content == .opacity(0.5))
    guard case .chart = tree.nodes[2].content else {
      Issue.record("no chart")
      return
    }
  }

  @Test("a proxy turns values into places and back")
  func proxy() throws {
    var found: [CGFloat?] = []
    var value: Double?
    var domain: [Double] = []
    let view = bars().chartXScale(domain: 0...10).chartOverlay { proxy -> EmptyView in
      found = [proxy.position(forX: 0), proxy.position(forX: 5), proxy.position(forY: 30)]
      value = proxy.value(atX: proxy.plotSize.width / 4)
      domain = proxy.xDomain()
      return EmptyView()
    }
    _ = try render(view: view)
    // The values of y run from 0 to 30, from the bottom up.
    #expect(found == [0, 150, 0])
    #expect(value == 2.5)
    #expect(domain == [0, 10])
  }

  @Test("a reader in front of a plot is as large as the plot's frame")
  func plotFrame() throws {
    var frame: CGRect?
    var size: CGSize?
    let view = bars().chartBackground { proxy in
      GeometryReader { geometry -> Text in
        frame = proxy.plotFrame.map { geometry[$0] }
        size = geometry.size
        return Text("3h")
      }
    }
    _ = try render(view: view)
    #expect(frame?.origin == .zero)
    #expect(frame?.size == size && size?.width ?? 0 > 0)
  }

  @Test("a proxy knows the paints of series")
  func paints() throws {
    var styles: [AnyShapeStyle?] = []
    let view = SwiftUIChart(["a", "b"], id: \.self) {
      PointMark(x: .value("x", 1)).foregroundStyle(by: .value("Kind", $0))
    }
    .chartForegroundStyleScale(["a": Color.red])
    .chartOverlay { proxy -> EmptyView in
      styles = [proxy.foregroundStyle(for: "a"), proxy.foregroundStyle(for: "z")]
      return EmptyView()
    }
    _ = try render(view: view)
    #expect(styles.map { $0 != nil } == [true, false])
  }
}
