import Testing
import ViewTree

@Suite("Lists in a terminal")
struct ListTests {
  private func row(_ name: String, _ time: String) -> Tree {
    .row(.text(name), .spacer, .text(time))
  }

  @Test("Rows of a grouped list stand in a box")
  func box() {
    let list = Tree.node(.list(.insetGrouped), [row("Safari", "2h"), row("Mail", "5m")])
    #expect(
      screen(list, columns: 16) == """
        ╭──────────────╮
        │ Safari    2h │
        │ Mail      5m │
        ╰──────────────╯
        """
    )
  }

  @Test("Sections have headers above and footers below their box")
  func sections() {
    let section = Tree.node(
      .section(hasHeader: true, hasFooter: true),
      [.text("Today"), .text("Shared"), row("Safari", "2h")]
    )
    let list = Tree.node(.list(.automatic), [row("Total", "2h"), section])
    #expect(
      screen(list, columns: 16) == """
        ╭──────────────╮
        │ Total     2h │
        ╰──────────────╯

          Today
        ╭──────────────╮
        │ Safari    2h │
        ╰──────────────╯
          Shared
        """
    )
  }

  @Test("Rows are separated where one is taller than a line")
  func separators() {
    let tall = Tree.column(alignment: .leading, .text("Safari"), .text("2h"))
    let list = Tree.node(.list(.insetGrouped), [tall, .text("Mail")])
    #expect(
      screen(list, columns: 12) == """
        ╭──────────╮
        │ Safari   │
        │ 2h       │
        │ ──────── │
        │ Mail     │
        ╰──────────╯
        """
    )
  }

  @Test("A plain list has no boxes")
  func plain() {
    let list = Tree.node(.list(.plain), [row("Safari", "2h"), row("Mail", "5m")])
    #expect(screen(list, columns: 12) == "Safari    2h\nMail      5m")
  }

  @Test("A label shows its icon before its title")
  func label() {
    func label(_ style: LabelStyle) -> Tree {
      .node(.label(style), [.text("Time"), .node(.symbol(Symbol(name: "hourglass")), [])])
    }
    #expect(screen(label(.automatic)) == "◷ Time")
    #expect(screen(label(.titleOnly)) == "Time")
    #expect(screen(label(.iconOnly)) == "◷")
  }

  @Test("Progress shows its label, its value and how far it is")
  func progress() {
    let progress = Progress(fraction: 0.5, hasLabel: true, hasValueLabel: true)
    let tree = Tree.node(.progress(progress), [.text("Limit"), .text("30m")])
    #expect(screen(tree, columns: 10) == "Limit  30m\n━━━━━─────")
    #expect(screen(tree, columns: 10, ascii: true) == "Limit  30m\n#####-----")
  }

  @Test("A progress view's label takes the line")
  func progressLabel() {
    let label = Tree.row(.text("Social"), .spacer, .text("2h"))
    let tree = Tree.node(.progress(Progress(fraction: 1, hasLabel: true)), [label])
    #expect(screen(tree, columns: 12) == "Social    2h\n━━━━━━━━━━━━")
  }

  @Test("Scrolled content is shown in full, also in a short frame")
  func scroll() {
    let content = Tree.column(.text("a"), .text("b"), .text("c"))
    let scroll = content.modified(.scroll(ScrollAxes(horizontal: false, vertical: true)))
    let framed = scroll.modified(.frame(width: nil, height: 16, alignment: .center))
    #expect(screen(framed) == "a\nb\nc")
  }

  @Test("A view that scrolls sideways is as wide as what is around it, not as its content")
  func scrollSideways() {
    let page = Tree.text("page").modified(.frame(width: 400, height: nil, alignment: .leading))
    let scroll = page.modified(.scroll(ScrollAxes(horizontal: true, vertical: false)))
    #expect(screen(Tree.column(.text("ab"), scroll), columns: 10) == "    ab\npage")
  }
}
