import TerminalRenderer
import ViewTree

/// What it costs to show an app in a terminal after a key: a new tree, and the same tree scrolled.
struct Frames {
  let rounds: Int

  private let options = TerminalOptions(
    columns: 120,
    rows: 40,
    colorDepth: .trueColor,
    hasAttributes: true
  )

  func measure() {
    for (rows, budget) in [(28, 1.0), (1_000, 20.0)] {
      let tree = Frames.tree(rows: rows)
      let times = RenderBenchmarks.measured(rounds: rows > 100 ? max(rounds / 10, 5) : rounds) {
        _ = TerminalRenderer.frame(of: tree, options: options)
      }
      tell("\(tree.nodes.count) nodes, a frame", times, budget)
      let layout = InteractiveLayout(of: tree, options: options)
      var offset = 0
      let scrolled = RenderBenchmarks.measured(rounds: rounds) {
        offset += 1
        _ = layout.frame(scrolls: [1: CellPoint(x: 0, y: offset % rows)])
      }
      tell("\(tree.nodes.count) nodes, scrolled", scrolled, budget / 4)
    }
  }

  private func tell(_ name: String, _ times: Times, _ budget: Double) {
    print(RenderBenchmarks.verdict(name, times.median, budget: budget))
  }

  /// A list of buttons and switches, ten nodes a row.
  private static func tree(rows: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.control(ControlMark(number: 1, role: .scroll)))
    builder.open(.list(.insetGrouped))
    for row in 0..<rows {
      builder.open(.control(ControlMark(number: UInt64(2 * row + 2), role: .press)))
      builder.open(.stack(Stack(axis: .horizontal)))
      builder.leaf(.symbol(Symbol(name: "clock.fill")))
      builder.open(.padding(PaddingInsets(top: 0, leading: 4, bottom: 0, trailing: 4)))
      text("Application number \(row)", &builder)
      builder.close()
      builder.leaf(.spacer(minLength: nil))
      builder.open(.control(ControlMark(number: UInt64(2 * row + 3), role: .turn)))
      builder.open(.toggle(ToggleContent(isOn: row % 2 == 0)))
      text("Limit", &builder)
      for _ in 0..<4 { builder.close() }
    }
    return builder.finish()
  }

  private static func text(_ string: String, _ builder: inout ViewTreeBuilder) {
    builder.leaf(.text(TextContent(runs: [TextRun(string)])))
  }
}
