import ActivityPicker
import ExtensionProtocol
import Testing
import TextRenderer
import ViewTree

@Suite("A picker's look")
struct PickerTreeTests {
  @Test("is a bar, the app's words, a search field with counts, and categories with theirs")
  func closed() {
    var picker = Family.picker(
      ActivityPickerContent(
        header: "What is it about?",
        footer: "It stays here.",
        selection: TokenSelection(applications: [Family.mail], categories: [Family.games])
      )
    )
    #expect(
      picker.lines(columns: 40, rows: 12) == [
        "[Cancel]    Choose Activities     [Done]",
        "What is it about?",
        "⌕ [Search                ] 3 of 7 chosen",
        "────────────────────────────────────────",
        "☒ ▸ ❝ Social                      1 of 3",
        "☑ ▸ ◈ Games                        all 2",
        "☐ ▸ ▤ Music                            1",
        "☐ ▸ … Other                            1",
        "", "", "",
        "It stays here.", "",
      ]
    )
  }

  @Test("has the items of an open category below it, with identifiers where there is room")
  func open() {
    var picker = Family.picker()
    _ = picker.use(Mark.disclosure(1), .press)
    _ = picker.use(Mark.choice(3), .turn(true))
    #expect(
      picker.lines(columns: 60)[4...6] == [
        "☒ ▾ ◈ Games                                           1 of 2",
        "    ☐ ■ Éclair                            fr.patisserie.game",
        "    ☑ ■ Minecraft                              com.mojang.mc",
      ]
    )
    #expect(picker.lines(columns: 40)[6] == "    ☑ ■ Minecraft")
  }

  @Test("has only the rows that fit, and a bar that says which")
  func scrolling() {
    var picker = Family.picker()
    for slot: UInt64 in [3, 2, 1, 0] { _ = picker.use(Mark.disclosure(slot), .press) }
    // Eleven rows, five of which fit: 5 × 5 / 11 is a thumb of two, (5 − 2) × 6 / 6 its last place.
    #expect(
      picker.lines(columns: 20, rows: 8)[3...7] == [
        "☐ ▾ ❝ Social     3 █", "    ☐ ■ chat       █", "    ☐ ■ Mail       │",
        "    ☐ ◍ reddit.com │", "☐ ▾ ◈ Games      2 │",
      ]
    )
    for _ in 0..<3 { #expect(picker.use(Mark.list, .step(isUp: false)) == .changed) }
    picker.scroll(by: 100)
    #expect(picker.use(Mark.list, .step(isUp: false)) == .none)
    #expect(
      picker.lines(columns: 20, rows: 8)[3...7] == [
        "    ☐ ■ Minecraft  │", "☐ ▾ ▤ Music      1 │", "    ☐ ■ Radio      │",
        "☐ ▾ … Other      1 █", "    ☐ ◍ example.o… █",
      ]
    )
    _ = picker.use(Mark.choice(0), .turn(true))
    #expect(picker.selection == TokenSelection(applications: [Family.minecraft]))
    picker.scroll(by: .min)
    #expect(picker.lines(columns: 20, rows: 8)[3].hasPrefix("☐ ▾ ❝ Social"))
    picker.scroll(by: .max)
    #expect(picker.lines(columns: 20, rows: 8)[3].hasPrefix("    ☑ ■ Minecraft"))
  }

  @Test("has buttons that turn its pages where there is room for them")
  func pages() {
    var picker = Family.picker()
    for slot: UInt64 in [3, 2, 1, 0] { _ = picker.use(Mark.disclosure(slot), .press) }
    // Of nine rows the bar, the search field, the line and the buttons take four.
    #expect(
      picker.lines(columns: 40, rows: 9)[3...8] == [
        "☐ ▾ ❝ Social                         3 █", "    ☐ ■ chat                           █",
        "    ☐ ■ Mail                           │", "    ☐ ◍ reddit.com                     │",
        "☐ ▾ ◈ Games                          2 │", "1–5 of 11              ▲ Earlier ▼ Later",
      ]
    )
    #expect(picker.use(Mark.earlier, .press) == .none)
    #expect(picker.use(Mark.later, .press) == .changed)
    #expect(picker.lines(columns: 40, rows: 9)[8].hasPrefix("6–10 of 11"))
    #expect(picker.use(Mark.later, .press) == .changed)
    #expect(picker.lines(columns: 40, rows: 9)[8].hasPrefix("7–11 of 11"))
    #expect(picker.use(Mark.later, .press) == .none)
    #expect(picker.use(Mark.earlier, .press) == .changed)
    #expect(picker.lines(columns: 40, rows: 9)[8].hasPrefix("2–6 of 11"))
  }

  @Test("gives up the app's words, the line and the search field where there are few rows")
  func few() {
    var picker = Family.picker(ActivityPickerContent(header: "Words", footer: "More"))
    for rows in 1...30 {
      let lines = picker.lines(columns: 30, rows: max(rows, 2))
      #expect(lines.count == max(rows, 2) + 1)
      #expect(lines.contains { $0.hasPrefix("☐ ▸ ❝ Social") })
      #expect(lines.contains("Words") == (rows >= 9))
      #expect(lines.contains("More") == (rows >= 10))
    }
  }

  @Test("cuts long words of the app after four lines and three")
  func longWords() {
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    var picker = Family.picker(ActivityPickerContent(header: words, footer: words))
    let lines = picker.lines(columns: 30, rows: 30)
    #expect(lines[1] == "word word word word word word")
    #expect(lines[4] == "word word word word word word…")
    #expect(lines.count { $0.hasPrefix("word") } == 7)
  }

  @Test("is as wide as its place and as high as it is where that is no matter of cells")
  func growing() throws {
    var picker = Family.picker()
    let tree = picker.tree(columns: 60, rows: 16, firstMark: 100, grows: true)
    let frame = FlexibleFrame(maxWidth: .infinity, alignment: .topLeading)
    #expect(tree.nodes.first?.content == .flexibleFrame(frame))
    #expect(!tree.nodes.contains { if case .frame = $0.content { true } else { false } })
  }

  @Test("says why there is nothing to choose from")
  func absence() {
    var picker = Family.picker(catalogue: .empty("Nothing was imported yet."))
    #expect(picker.lines()[3] == "Nothing was imported yet.")
    #expect(picker.commit() == TokenSelection())
  }

  @Test("shows what is chosen without colours, and tells it in words")
  func words() {
    var picker = Family.picker(ActivityPickerContent(selection: .init(categories: [Family.games])))
    _ = picker.use(Mark.disclosure(1), .press)
    let tree = picker.tree(columns: 60, rows: 20, firstMark: 100)
    let text = String(decoding: TextRenderer.render(tree), as: UTF8.self)
    #expect(text.contains("on Éclair"))
    #expect(text.contains("Social: 0 of 3 chosen, folded"))
    #expect(text.contains("Games: 2 of 2 chosen, open"))
  }

  @Test("marks its list as one that it moves itself, and its search field")
  func marks() {
    var picker = Family.picker()
    let tree = picker.tree(columns: 60, rows: 20, firstMark: 1 << 50)
    let marks = tree.nodes.compactMap { node in
      if case .control(let mark) = node.content { mark } else { nil }
    }
    let first: UInt64 = 1 << 50
    #expect(
      marks.prefix(6) == [
        ControlMark(number: first, role: .press), ControlMark(number: first + 1, role: .press),
        ControlMark(number: first + 2, role: .enter, abilities: .focus),
        ControlMark(number: first + 3, role: .scroll, abilities: .virtual),
        ControlMark(number: first + 16, role: .turn),
        ControlMark(number: first + 17, role: .press, abilities: .companion),
      ]
    )
    #expect(Set(marks.map(\.number)).count == marks.count)
  }
}
