import Testing
import ViewTree

@Suite("Controls in a terminal")
struct ControlTests {
  @Test("A toggle and a picker put their value at the end of the line")
  func values() {
    let toggle = Tree.node(.toggle(ToggleContent(isOn: true)), [.text("Wi-Fi")])
    #expect(screen(toggle, columns: 16) == "Wi-Fi          ●")
    let picker = Tree.node(.picker(PickerContent(selected: 0)), [.text("Range"), .text("Day")])
    #expect(screen(picker, columns: 16) == "Range      Day ▾")
  }

  @Test("A segmented picker shows all of its options")
  func segments() {
    let picker = PickerContent(selected: 1, style: .segmented)
    let tree = Tree.node(.picker(picker), [.text("Range"), .text("Day"), .text("Week")])
    #expect(screen(tree, columns: 20) == "   Day       Week")
  }

  @Test("A slider and a gauge show their value as a bar")
  func bars() {
    let slider = Tree.node(.slider(SliderContent(fraction: 0.5)), [])
    #expect(screen(slider, columns: 8, ascii: true) == "####----")
    let gauge = Gauge(fraction: 0.25, hasLabel: true, hasMinimumLabel: true, hasMaximumLabel: true)
    let tree = Tree.node(.gauge(gauge), [.text("Use"), .text("0"), .text("8")])
    #expect(screen(tree, columns: 12, ascii: true) == "    Use\n0 ##------ 8")
  }

  @Test("A field shows its text, or its prompt")
  func fields() {
    let full = Tree.node(.textField(TextFieldContent(text: "Ada", prompt: "Name")), [.text("")])
    #expect(screen(full, columns: 8) == "Ada")
    let empty = Tree.node(.textField(TextFieldContent(text: "", prompt: "Name")), [.text("")])
    #expect(screen(empty, columns: 8) == "Name")
  }

  @Test("Tabs stand below the content of the selected one")
  func tabs() {
    let tabs = Tabs(count: 2, selected: 0)
    let tree = Tree.node(.tabs(tabs), [.text("Day"), .text("Week"), .text("1 h")])
    #expect(screen(tree, columns: 16) == "1 h\n────────────────\n  Day     Week")
  }

  @Test("A table has its titles above a line")
  func table() {
    let table = Table(columns: [
      Table.Column("App"), Table.Column("Time", alignment: .trailing, width: 64),
    ])
    let tree = Tree.node(.table(table), ["Mail", "1 h", "Maps", "2 h"].map { Tree.text($0) })
    #expect(
      screen(tree, columns: 20)
        == "App             Time\n────────────────────\nMail             1 h\nMaps             2 h"
    )
  }
}
