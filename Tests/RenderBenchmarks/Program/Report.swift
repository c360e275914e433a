import CBOR
import ViewTree

/// A tree that is measured, as it comes from an extension.
struct Subject {
  let name: String
  let nodes: Int
  let bytes: [UInt8]
  /// In milliseconds.
  let budget: Double

  static var all: [Subject] {
    [(15, 2.0), (500, 25.0)].map { sections, budget in
      let tree = Report.tree(sections: sections)
      let name = "\(tree.nodes.count) nodes"
      return Subject(
        name: name,
        nodes: tree.nodes.count,
        bytes: Report.encoded(tree),
        budget: budget
      )
    }
  }
}

/// Reports like those of real extensions: a title, a chart of a week, and rows of applications.
enum Report {
  static func tree(sections: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading)))
    text("Screen Time", .largeTitle, &builder)
    builder.leaf(.chart(week))
    for section in 0..<sections {
      builder.open(.section(hasHeader: true, hasFooter: false))
      text("DAY \(section)", .footnote, &builder)
      for row in 0..<3 { application(row, &builder) }
      builder.close()
    }
    builder.close()
    return builder.finish()
  }

  /// Figures in rows and columns, as many as fit a large sheet.
  static func table(rows: Int, columns: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.grid(Grid(horizontalSpacing: 8, verticalSpacing: 4)))
    for row in 0..<rows {
      builder.open(.gridRow(nil))
      for column in 0..<columns {
        builder.open(.frame(width: 48, height: nil, alignment: .trailing))
        text("\(row * 37 % 60)h \(column)m", .caption, &builder)
        builder.close()
      }
      builder.close()
    }
    builder.close()
    return builder.finish()
  }

  private static func application(_ row: Int, _ builder: inout ViewTreeBuilder) {
    builder.open(.stack(Stack(axis: .horizontal)))
    builder.leaf(.symbol(Symbol(name: "clock.fill")))
    text("Application number \(row)", .body, &builder)
    builder.leaf(.spacer(minLength: nil))
    text("\(row + 1)h \(row * 7 + 3)m", .body, &builder)
    builder.close()
    builder.leaf(.progress(Progress(fraction: Double(row + 1) / 4)))
  }

  private static func text(_ string: String, _ role: TextRole, _ builder: inout ViewTreeBuilder) {
    let style = TextStyle(font: Font(size: .style(role)))
    builder.leaf(.text(TextContent(runs: [TextRun(string, style: style)])))
  }

  /// Minutes of each day, which other programs draw too.
  static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let minutes: [Double] = [285, 317, 283, 341, 380, 430, 408]

  static var week: Chart {
    var chart = Chart(
      marks: zip(days, minutes).map { day, minutes in
        var mark = Chart.Mark(kind: .bar)
        (mark.x, mark.y) = (.category(day), .number(minutes))
        return mark
      }
    )
    chart.labels.y = "Minutes"
    return chart
  }

  static func encoded(_ tree: ViewTree) -> [UInt8] {
    var writer = CBORWriter()
    tree.write(to: &writer)
    return writer.bytes
  }

  static func decoded(_ bytes: [UInt8]) throws -> ViewTree {
    var reader = CBORReader(bytes)
    let tree = try ViewTree(from: &reader, limits: TreeLimits())
    try reader.finish()
    return tree
  }
}
