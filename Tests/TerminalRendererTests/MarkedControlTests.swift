import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Controls that can be used")
struct MarkedControlTests {
  private func frame(_ content: Content, _ role: ControlMark.Role, _ labels: [String])
    -> InteractiveFrame
  {
    let control = Tree.node(content, labels.map { Tree.text($0) })
    let tree = control.modified(.control(ControlMark(number: 9, role: role)))
    return TerminalRenderer.frame(
      of: tree.viewTree,
      options: TerminalOptions(columns: 20, rows: 6)
    )
  }

  private func words(_ frame: InteractiveFrame) -> String {
    var bytes: [UInt8] = []
    EscapeWriter.write(frame.buffer, depth: .none, hasAttributes: false) { bytes += $0 }
    var text = String(decoding: bytes, as: UTF8.self)
    while text.last == "\n" { text.removeLast() }
    return text
  }

  private func parts(_ frame: InteractiveFrame) -> [CellRect] {
    frame.places.filter { $0.mark.part != nil }.map(\.frame)
  }

  @Test("The options of an inline picker stand below each other, the chosen one marked")
  func inline() {
    let picker = PickerContent(selected: 1, style: .inline)
    let frame = frame(.picker(picker), .choose, ["Range", "Day", "Week"])
    #expect(words(frame) == "Range\n○ Day\n◉ Week")
    #expect(frame.places.map(\.mark.part) == [nil, 0, 1])
    #expect(frame.places.allSatisfy { $0.mark.number == 9 && $0.node == 0 })
    #expect(
      parts(frame) == [
        CellRect(x: 0, y: 1, width: 20, height: 1), CellRect(x: 0, y: 2, width: 20, height: 1),
      ]
    )
  }

  @Test("Segments share the width, the chosen one in brackets where there are no colours")
  func segmented() {
    let picker = PickerContent(selected: 0, style: .segmented)
    let frame = frame(.picker(picker), .choose, ["Range", "Day", "Week"])
    #expect(words(frame) == "  [Day]      Week")
    #expect(
      parts(frame) == [
        CellRect(x: 0, y: 0, width: 10, height: 1), CellRect(x: 10, y: 0, width: 10, height: 1),
      ]
    )
  }

  @Test("A menu's picker shows its choice and is used as a whole")
  func menu() {
    let frame = frame(.picker(PickerContent(selected: 0)), .choose, ["Range", "Day", "Week"])
    #expect(words(frame) == "Range          Day ▾")
    #expect(frame.places.map(\.mark.part) == [nil])
  }

  @Test("What is chosen stays on one line, and is cut where there is little room")
  func narrowMenu() {
    let options = ["Range", "Days of This Week", "Hours"]
    let menu = frame(.picker(PickerContent(selected: 0)), .choose, options)
    #expect(words(menu).contains("▾") && !words(menu).contains("\n"))
    let picker = PickerContent(selected: 0, style: .segmented)
    let segments = frame(.picker(picker), .choose, options)
    #expect(words(segments).contains("…") && !words(segments).contains("\n"))
  }

  @Test("A slider has a knob where the mouse presses for its value")
  func knob() {
    func bar(_ fraction: Double) -> String {
      words(frame(.slider(SliderContent(fraction: fraction)), .slide, []))
    }
    #expect(bar(0) == "●" + String(repeating: "─", count: 19))
    #expect(bar(1) == String(repeating: "━", count: 19) + "●")
  }

  @Test("Tabs can be chosen below their content")
  func tabs() {
    let frame = frame(.tabs(Tabs(count: 2, selected: 1)), .choose, ["Day", "Week", "1 h"])
    #expect(words(frame) == "1 h\n────────────────────\n   Day      [Week]")
    #expect(parts(frame).map(\.x) == [0, 10])
    #expect(parts(frame).map(\.y) == [2, 2])
  }

  @Test("A stepper has a half for each direction")
  func stepper() {
    let frame = frame(.stepper, .step, ["Hours"])
    #expect(words(frame) == "Hours        [−] [+]")
    #expect(
      parts(frame) == [
        CellRect(x: 13, y: 0, width: 3, height: 1), CellRect(x: 17, y: 0, width: 3, height: 1),
      ]
    )
  }

  @Test("The bar of a slider has the cells that its values spread over")
  func slider() {
    let slider = SliderContent(fraction: 0.5, hasMinimumLabel: true, hasMaximumLabel: true)
    let frame = frame(.slider(slider), .slide, ["0", "8"])
    #expect(parts(frame) == [CellRect(x: 2, y: 0, width: 16, height: 1)])
  }

  @Test("A field shows where its words stand, as many dots as a secret has characters")
  func field() {
    let secret = TextFieldContent(text: "abc", prompt: "Code", isSecure: true)
    let frame = frame(.textField(secret), .enter, [""])
    #expect(words(frame) == "[•••               ]")
    #expect(parts(frame) == [CellRect(x: 1, y: 0, width: 18, height: 1)])
  }

  @Test("A field for several lines has a line around three rows at least")
  func multiline() {
    let notes = TextFieldContent(text: "abc", prompt: "", isMultiline: true)
    let frame = frame(.textField(notes), .enter, [""])
    #expect(parts(frame) == [CellRect(x: 1, y: 1, width: 18, height: 3)])
    #expect(words(frame).split(separator: "\n").count == 5)
  }

  @Test("What can be unfolded is used by its head")
  func disclosure() {
    let frame = frame(.disclosure(isExpanded: true), .turn, ["More", "inner"])
    #expect(words(frame) == "▾ More\n  inner")
    #expect(parts(frame) == [CellRect(x: 0, y: 0, width: 20, height: 1)])
  }

  @Test("A bordered button and a switch can be told without colours")
  func withoutColors() {
    let button = frame(.button(ButtonContent(style: .bordered)), .press, ["Save"])
    #expect(words(button) == "[Save]")
    let toggle = frame(.toggle(ToggleContent(isOn: true)), .turn, ["Wi-Fi"])
    #expect(words(toggle) == "Wi-Fi           [ ●]")
  }

  @Test("A control without a mark looks as on paper")
  func unmarked() {
    let tree = Tree.node(.stepper, [.text("Hours")])
    let frame = TerminalRenderer.frame(
      of: tree.viewTree,
      options: TerminalOptions(columns: 20, rows: 2)
    )
    #expect(words(frame) == "Hours          −  +")
    #expect(frame.places.isEmpty)
  }
}
