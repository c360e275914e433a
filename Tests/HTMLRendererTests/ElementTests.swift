import HTMLRenderer
import PlainTree
import Testing
import TreeSamples
import ViewTree

@Suite("Elements of a page")
struct ElementTests {
  @Test("The first large title is the page's heading, and levels follow each other")
  func headings() {
    let body = Rendered.body(
      .column { builder in
        builder.words("Report", .largeTitle, isHeading: true)
        builder.words("Details", .headline, isHeading: true)
        builder.words("This Week", .title, isHeading: true)
        builder.words("More", .headline, isHeading: true)
      }
    )
    #expect(body.contains("<h1 dir=\"auto\" class=\"t c0\">Report</h1>"))
    #expect(body.contains(">Details</h2>"))
    #expect(body.contains(">This Week</h2>"))
    #expect(body.contains(">More</h3>"))
    #expect(!body.contains("class=\"vh\""))
  }

  @Test("A large number is no heading")
  func largeNumber() {
    #expect(!Rendered.body(.column { $0.words("4h 12m", .largeTitle) }).contains(">4h 12m</h"))
  }

  @Test("Rows of a list are items, and a section has a heading")
  func list() {
    let body = Rendered.body(
      .node(.list(.automatic)) { builder in
        builder.words("Alone", .body)
        builder.node(.section(hasHeader: true, hasFooter: true)) { builder in
          builder.words("Apps", .body)
          builder.words("All devices", .body)
          builder.words("Maps", .body)
        }
      }
    )
    #expect(
      body.contains(
        "<ul role=\"list\"><li class=\"li\"><p dir=\"auto\" class=\"t\">Alone</p>\n</li>\n</ul>"
      )
    )
    #expect(body.contains("<h2 class=\"lh\"><bdi dir=\"auto\" class=\"t\">Apps</bdi></h2>"))
    #expect(body.contains("<div class=\"lf\"><p dir=\"auto\" class=\"t\">All devices</p>"))
    #expect(body.contains("<li class=\"li\"><p dir=\"auto\" class=\"t\">Maps</p>"))
  }

  @Test("A table has headers for its columns and rows")
  func table() {
    let columns = [Table.Column("App"), Table.Column("Time", alignment: .trailing)]
    let body = Rendered.body(
      .node(.table(Table(columns: columns))) { builder in
        builder.words("Maps", .body)
        builder.words("3m", .body)
      }
    )
    #expect(body.contains("<th scope=\"col\" dir=\"auto\" class=\"as\">App</th>"))
    #expect(body.contains("<th scope=\"col\" dir=\"auto\" class=\"ae\">Time</th>"))
    #expect(body.contains("<tr><th scope=\"row\"><p dir=\"auto\" class=\"t\">Maps</p>\n</th>"))
    #expect(body.contains("<td class=\"ae\"><p dir=\"auto\" class=\"t\">3m</p>\n</td></tr>"))
  }

  @Test("Progress says how far it has come, and is named by its label")
  func progress() {
    let progress = Progress(fraction: 0.256, hasLabel: true)
    let page = Rendered.page(.node(.progress(progress)) { $0.words("Today", .body) })
    #expect(
      page.contains("<span class=\"lt\" id=\"i1\"><bdi dir=\"auto\" class=\"t\">Today</bdi></span>")
    )
    #expect(
      page.contains(
        "<span role=\"progressbar\" class=\"bar\" aria-valuemin=\"0\" aria-valuemax=\"100\" "
          + "aria-valuenow=\"26\" aria-labelledby=\"i1\"><span class=\"bf c0\"></span></span>"
      )
    )
    #expect(page.contains(".c0{width:25.6%;}"))
  }

  @Test(
    "A switch shows its state and cannot be used",
    arguments: [(true, "true"), (false, "false")]
  )
  func toggle(isOn: Bool, state: String) {
    let body = Rendered.body(
      .node(.toggle(ToggleContent(isOn: isOn))) { $0.words("Downtime", .body) }
    )
    let mark = "<span role=\"switch\" aria-checked=\"\(state)\" aria-disabled=\"true\""
    #expect(body.contains(mark + " aria-labelledby=\"i1\""))
  }

  @Test("A toggle that stands for several values is mixed")
  func mixed() {
    let body = Rendered.body(.node(.toggle(ToggleContent(isOn: nil))) { $0.words("All", .body) })
    #expect(body.contains("<span role=\"checkbox\" aria-checked=\"mixed\""))
  }

  @Test("A button is one that cannot be pressed, with inline elements only")
  func button() {
    let body = Rendered.body(
      .node(.button(ButtonContent(style: .bordered))) { builder in
        builder.node(.stack(Stack(axis: .horizontal))) { $0.words("Ask", .body) }
      }
    )
    #expect(
      body.contains("<button type=\"button\" disabled class=\"z bb tint\"><span class=\"h\">")
    )
    #expect(body.contains("<bdi dir=\"auto\" class=\"t sh\">Ask</bdi></span></button>"))
  }

  @Test("A label for assistive technology makes a picture of what it describes")
  func accessibilityLabel() {
    let words = Accessibility(label: "Battery", value: "80 percent")
    let body = Rendered.body(
      .node(.accessibility(words)) { $0.leaf(.symbol(Symbol(name: "battery.75"))) }
    )
    #expect(body.contains("<div class=\"z\" role=\"img\" aria-label=\"Battery: 80 percent\"><svg"))
    #expect(body.contains("aria-hidden=\"true\""))
  }

  @Test("What is hidden for assistive technology is so")
  func accessibilityHidden() {
    let body = Rendered.body(
      .node(.accessibility(Accessibility(isHidden: true))) { $0.words("Ornament", .body) }
    )
    #expect(body.contains("<div class=\"z\" aria-hidden=\"true\">"))
  }

  @Test("A symbol alone says its name, and one beside words does not")
  func symbols() {
    let symbol = Content.symbol(Symbol(name: "clock.fill"))
    #expect(Rendered.body(.node(symbol)).contains("role=\"img\" aria-label=\"clock fill\""))
    let row = ViewTree.node(.stack(Stack(axis: .horizontal))) { builder in
      builder.leaf(symbol)
      builder.words("3 hours", .body)
    }
    #expect(Rendered.body(row).contains("aria-hidden=\"true\""))
  }

  @Test("A chart has a picture with a summary, and its numbers in a table")
  func chart() {
    let body = Rendered.body(.node(.chart(SampleReports.donut)) { $0.words("29h", .body) })
    #expect(body.contains("<figure class=\"ch gx gy\"><span class=\"cp\" role=\"img\" aria-label="))
    #expect(body.contains("Pie chart of Hours: Social 40% 11h 30m, Games 28% 8h"))
    #expect(body.contains("<tr><th scope=\"row\">Social</th><td>40%</td><td>11h 30m</td></tr>"))
  }

  @Test("A token is shown by the name that its resolver knows, and else by its kind")
  func tokens() {
    let token = TokenLabel(kind: .webDomain, token: [1])
    let tree = ViewTree.node(.tokenLabel(token))
    #expect(Rendered.body(tree).contains("<bdi class=\"t\">Website</bdi></span>"))
    let options = HTMLOptions(title: "Report") { _ in TokenName(name: "<News>") }
    let page = String(decoding: HTMLRenderer.render(tree, options: options), as: UTF8.self)
    #expect(page.contains("<bdi class=\"t\">&lt;News&gt;</bdi></span>"))
  }

  @Test("A node of an unknown kind is a box with its name")
  func placeholder() {
    #expect(
      Rendered.body(.node(.placeholder("a map"))).contains(
        "<div class=\"ph\"><bdi>a map</bdi></div>"
      )
    )
  }

  @Test("A folded disclosure is closed, an open one holds its rows")
  func disclosure() {
    let folded = ViewTree.node(.disclosure(isExpanded: false)) { $0.words("More", .body) }
    #expect(Rendered.body(folded).contains("<details class=\"dc gx\"><summary>"))
    let open = ViewTree.node(.disclosure(isExpanded: true)) { builder in
      builder.words("More", .body)
      builder.words("Row", .body)
    }
    #expect(Rendered.body(open).contains("<details class=\"dc gx\" open><summary>"))
    #expect(Rendered.body(open).contains("<div class=\"v\"><p dir=\"auto\" class=\"t\">Row</p>"))
  }
}
