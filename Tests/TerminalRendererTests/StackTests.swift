import Testing
import ViewTree

@Suite("Stacks in a terminal")
struct StackTests {
  @Test("A column puts its children below each other and centres them")
  func column() {
    #expect(screen(.column(.text("Screen Time"), .text("4h 2m"))) == "Screen Time\n   4h 2m")
  }

  @Test("A column's children stand at its leading edge when it is asked for")
  func leading() {
    #expect(screen(.column(alignment: .leading, .text("ab"), .text("c"))) == "ab\nc")
    #expect(screen(.column(alignment: .trailing, .text("ab"), .text("c"))) == "ab\n c")
  }

  @Test("A row leaves one cell between its children")
  func row() {
    #expect(screen(.row(.text("a"), .text("b"))) == "a b")
    #expect(screen(.row(spacing: 0, .text("a"), .text("b"))) == "ab")
    #expect(screen(.row(spacing: 24, .text("a"), .text("b"))) == "a   b")
  }

  @Test("A spacer pushes its neighbours apart")
  func spacer() {
    #expect(screen(.row(.text("Safari"), .spacer, .text("1h 5m"))) == "Safari         1h 5m")
  }

  @Test("A divider runs across the stack")
  func divider() {
    #expect(screen(.column(.text("ab"), .divider), columns: 4) == " ab\n────")
    let row = Tree.row(.text("a"), .divider, .column(.text("b"), .text("c")))
    #expect(screen(row) == "a │ b\n  │ c")
  }

  @Test("Flexible children share what is left in equal parts")
  func flexible() {
    func cell(_ word: String) -> Tree {
      .text(word).modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading)))
    }
    #expect(screen(.row(spacing: 0, cell("a"), cell("b"), cell("c")), columns: 9) == "a  b  c")
    // 10 = 3 + 3 + 4: the last takes the cell that cannot be shared.
    #expect(screen(.row(spacing: 0, cell("a"), cell("b"), cell("c")), columns: 10) == "a  b  c")
  }

  @Test("The least flexible child is served first")
  func leastFlexible() {
    let row = Tree.row(.text("Instagram and more", lineLimit: 1), .text("12 min", lineLimit: 1))
    #expect(screen(row, columns: 14) == "Instag… 12 min")
  }

  @Test("A layout priority is served before the others")
  func priority() {
    let first = Tree.text("important", lineLimit: 1).modified(.layoutPriority(1))
    let row = Tree.row(.text("less and less", lineLimit: 1), first)
    #expect(screen(row, columns: 14) == "les… important")
  }

  @Test("Baselines are aligned, not centres")
  func baselines() {
    let tall = Tree.column(alignment: .leading, .text("a"), .text("b"), .text("c"))
    let alignment = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    #expect(screen(.row(alignment: alignment, tall, .text("x"))) == "a x\nb\nc")
    #expect(screen(.row(tall, .text("x"))) == "a\nb x\nc")
    let last = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    #expect(screen(.row(alignment: last, tall, .text("x"))) == "a\nb\nc x")
  }

  @Test("Layers lie on top of each other at the alignment")
  func layers() {
    let back = Tree.text("-----")
    #expect(screen(.node(.depthStack(.center), [back, .text("x")])) == "--x--")
    #expect(screen(.node(.depthStack(.trailing), [back, .text("x")])) == "----x")
  }

  @Test("An overlay has the size of its content")
  func overlay() {
    let tree = Tree.row(
      .node(.overlay(.trailing), [.text("abc"), .text("x")]),
      .text("d")
    )
    #expect(screen(tree) == "abx d")
  }
}
