import Testing

@testable import TerminalInput

@Suite("Text that is typed")
struct LineEditorTests {
  private func edited(_ text: String, _ keys: (Key, KeyModifiers)...) -> LineEditor {
    var editor = LineEditor(text)
    for (key, modifiers) in keys { _ = editor.take(key, modifiers) }
    return editor
  }

  @Test("Keys move by characters as readers see them, however many scalars they are")
  func graphemes() {
    var editor = LineEditor("a👩‍💻e\u{301}🇩🇪")
    #expect(editor.count == 4)
    _ = editor.take(.left)
    _ = editor.take(.left)
    editor.insert("x")
    #expect(editor.text == "a👩‍💻xe\u{301}🇩🇪")
    _ = editor.take(.backspace)
    _ = editor.take(.backspace)
    #expect(editor.text == "ae\u{301}🇩🇪")
    _ = editor.take(.delete)
    #expect(editor.text == "a🇩🇪")
    #expect(editor.cursor == 1)
  }

  @Test("A mark that is typed after its base becomes one character with it")
  func marks() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.count == 1)
    #expect(editor.cursor == 1)
  }

  @Test("Readline's keys go to the ends and remove what is before and behind")
  func readline() {
    #expect(edited("one two", (.control("a"), []), (.control("k"), [])).text == "")
    #expect(edited("one two", (.control("w"), [])).text == "one ")
    #expect(edited("one two ", (.control("w"), []), (.control("w"), [])).text == "")
    #expect(edited("one two", (.control("b"), .alt), (.control("u"), [])).text == "two")
    #expect(edited("one two", (.home, []), (.delete, .control)).text == " two")
    #expect(edited("one", (.control("a"), []), (.control("e"), [])).cursor == 3)
  }

  @Test("At an end there is nothing to remove, and the cursor stays")
  func ends() {
    #expect(edited("", (.backspace, []), (.delete, []), (.left, []), (.right, [])).text == "")
    #expect(edited("a", (.left, []), (.left, []), (.backspace, [])).text == "a")
  }

  @Test("What is pasted is made safe: no commands, and lines only where there may be some")
  func paste() {
    var line = LineEditor()
    line.insert("a\u{1B}[31mb\nc\u{202E}d")
    #expect(line.text == "a[31mb cd")
    var page = LineEditor(isMultiline: true)
    page.insert("a\r\nb")
    #expect(page.text == "a\nb")
  }

  @Test("A text that would be too long stays as it is")
  func limit() {
    var editor = LineEditor(String(repeating: "a", count: LineEditor.limit - 1))
    editor.insert("bc")
    #expect(editor.count == LineEditor.limit - 1)
    editor.insert("b")
    #expect(editor.count == LineEditor.limit)
  }

  @Test("A text from elsewhere keeps the cursor at the end, or where it was")
  func replacement() {
    var editor = LineEditor("abc")
    editor.replace(with: "ABCD")
    #expect(editor.cursor == 4)
    _ = editor.take(.home)
    editor.replace(with: "x")
    #expect(editor.cursor == 0)
  }

  @Test("The part with the cursor is shown, with wide characters whole")
  func window() {
    var editor = LineEditor("ab漢字cd")
    // Eight cells; the cursor behind them needs one more: "字cd" and the cursor.
    #expect(editor.window(columns: 5) == LineEditor.Window(text: "字cd", cursor: 4))
    #expect(editor.window(columns: 9) == LineEditor.Window(text: "ab漢字cd", cursor: 8))
    _ = editor.take(.home)
    #expect(editor.window(columns: 5) == LineEditor.Window(text: "ab漢", cursor: 0))
    #expect(editor.window(columns: 0) == LineEditor.Window(text: "", cursor: 0))
  }

  @Test("A secret shows how long it is, and nothing of it")
  func secret() {
    let editor = LineEditor("漢字!")
    #expect(editor.window(columns: 10, mask: "•") == LineEditor.Window(text: "•••", cursor: 3))
  }

  @Test("A page has rows, and the arrows go from one to the next until there is none")
  func rows() {
    var editor = LineEditor("abcdef\ngh", isMultiline: true)
    let rows = editor.rows(columns: 4)
    #expect(rows.rows == ["abcd", "ef", "gh"])
    #expect(rows.cursorRow == 2)
    #expect(rows.cursorColumn == 2)
    let isUp = editor.take(.up)
    #expect(isUp)
    #expect(editor.cursor == 2)
    let isHigher = editor.take(.up)
    #expect(!isHigher)
    _ = editor.take(.down)
    #expect(editor.cursor == 9)
    let isLower = editor.take(.down)
    #expect(!isLower)
  }
}
