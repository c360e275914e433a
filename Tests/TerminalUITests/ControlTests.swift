import ExtensionProtocol
import Testing
import ViewTree

@testable import TerminalUI

@Suite("Controls in a terminal")
struct ControlTests {
  @Test("A switch is turned to the other side, twice as fast as its process answers too")
  func toggle() {
    var stage = Stage()
    stage.show(Scene.make { $0.toggle(1, "On", isOn: false) })
    #expect(
      stage.type("tab", " ", " ") == [ControlUse(1, .turn(true)), ControlUse(1, .turn(false))]
    )
  }

  @Test("A control and its companion are one stop: each has keys and a place of its own")
  func companion() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.row(spacing: 0) {
          $0.toggle(1, "All", isOn: false)
          $0.mark(2, .press, .companion) { $0.text("Games") }
        }
        $0.button(3, "Next")
      }
    )
    #expect(stage.type("tab", " ") == [ControlUse(1, .turn(true))])
    #expect(stage.ring.hasSuffix("Games"))
    #expect(stage.type("enter") == [ControlUse(2, .press)])
    #expect(stage.type("right") == [ControlUse(2, .turn(true))])
    #expect(stage.type("left") == [ControlUse(2, .turn(false))])
    #expect(stage.type("tab", "enter") == [ControlUse(3, .press)])
    let column = stage.rows[0].distance(
      from: stage.rows[0].startIndex,
      to: stage.rows[0].firstIndex(of: "G") ?? stage.rows[0].endIndex
    )
    #expect(stage.mouse(0, column, 0) == [ControlUse(2, .press)])
  }

  @Test("A slider moves by a twentieth, to its ends, and with the mouse")
  func slider() {
    var stage = Stage()
    let tree = Scene.make {
      $0.mark(1, .slide) {
        $0.open(.slider(SliderContent(fraction: 0.5))) { _ in }
      }
    }
    stage.show(tree)
    #expect(stage.type("tab", "right") == [ControlUse(1, .slide(0.55))])
    stage.show(tree)
    #expect(stage.type("left") == [ControlUse(1, .slide(0.45))])
    #expect(stage.type("end", "home") == [ControlUse(1, .slide(1)), ControlUse(1, .slide(0))])
    // The bar takes all 40 columns.
    #expect(stage.mouse(0, 0, 0) == [ControlUse(1, .slide(0))])
    #expect(stage.mouse(32, 39, 5) == [ControlUse(1, .slide(1))])
    #expect(stage.mouse(0, 39, 5, isRelease: true).isEmpty)
    #expect(stage.mouse(32, 3, 0).isEmpty)
  }

  @Test("A stepper steps by arrows and by signs")
  func stepper() {
    var stage = Stage()
    stage.show(
      Scene.make { $0.mark(1, .step) { $0.open(.stepper) { $0.text("Days") } } }
    )
    #expect(
      stage.type("tab", "right", "left", "+", "-").map(\.value)
        == [true, false, true, false].map { .step(isUp: $0) }
    )
  }

  @Test("A closed picker opens its options, of which one is taken")
  func menuPicker() {
    var stage = Stage()
    stage.show(
      Scene.make { $0.picker(1, "Interval", ["Hourly", "Daily", "Weekly"], selected: 1) }
    )
    #expect(stage.type("tab", "enter").isEmpty)
    // Under the end of the picker, in a frame: a space, the mark, a space, the option.
    let expected = [
      "╭────────────╮", "│   Hourly   │", "│ ✓ Daily    │", "│   Weekly   │", "╰────────────╯",
    ]
    let indent = String(repeating: " ", count: 26)
    for (row, line) in zip(stage.rows.dropFirst(), expected) { #expect(row == indent + line) }
    #expect(stage.ring.contains("✓ Daily"))
    #expect(stage.type("down", "enter") == [ControlUse(1, .choose(2))])
    #expect(!stage.rows.contains { $0.contains("Hourly") })
  }

  @Test("Escape closes options without taking one; a press takes the one below the mouse")
  func menuEnds() {
    var stage = Stage()
    stage.show(Scene.make { $0.picker(1, "Interval", ["Hourly", "Daily"], selected: nil) })
    #expect(stage.type("tab", "enter", "down", "esc").isEmpty)
    #expect(!stage.rows.contains { $0.contains("Hourly") })
    stage.type("enter")
    #expect(stage.mouse(0, 32, 3) == [ControlUse(1, .choose(1))])
    stage.type("enter")
    #expect(stage.mouse(0, 39, 10).isEmpty)
    #expect(!stage.rows.contains { $0.contains("Hourly") })
  }

  @Test("The options of a picker that shows them are a step each, and Tab leaves all of them")
  func segments() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.picker(1, "Interval", ["Hour", "Day", "Week"], selected: 1, style: .segmented)
        $0.button(2, "Done")
      }
    )
    stage.type("tab")
    #expect(stage.ring.contains("Day"))
    #expect(stage.type("right", "enter") == [ControlUse(1, .choose(2))])
    stage.type("tab")
    #expect(stage.ring == "Done")
  }

  @Test("A menu shows its commands, what is disabled aside, and closes when one is pressed")
  func menu() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.mark(1, .press) {
          $0.open(.menu) {
            $0.text("More")
            $0.button(2, "Rename")
            $0.open(.disabled) { $0.button(3, "Share") }
            $0.toggle(4, "Pin", isOn: true)
            $0.mark(5, .press) {
              $0.open(.menu) {
                $0.text("Sort")
                $0.button(6, "By name")
              }
            }
          }
        }
      }
    )
    #expect(stage.type("tab", "enter").isEmpty)
    let text = stage.rows.joined(separator: "\n")
    #expect(text.contains("Rename") && text.contains("✓ Pin"))
    // What opens another menu says so at its end.
    #expect(stage.rows.contains { $0.contains("Sort") && $0.hasSuffix("›│") })
    #expect(!text.contains("Share") && !text.contains("By name"))
    // To the right lies another menu, and nothing is pressed.
    #expect(stage.type("right", "down", "down").isEmpty)
    #expect(stage.type("right").isEmpty)
    #expect(stage.rows.contains { $0.contains("By name") })
    #expect(stage.type("enter") == [ControlUse(6, .press)])
    #expect(!stage.rows.contains { $0.contains("Rename") })
  }

  @Test("Disclosure groups open and close, rows are deleted where they can be")
  func rows() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.mark(1, .turn) { $0.open(.disclosure(isExpanded: false)) { $0.text("More") } }
        $0.button(2, "Row", [.delete])
      }
    )
    #expect(stage.type("tab", "enter", "delete") == [ControlUse(1, .turn(true))])
    #expect(stage.type("tab", "delete") == [ControlUse(2, .delete)])
  }

  @Test("A list that is made for what is seen of it is told of steps")
  func virtualList() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.button(1, "Done")
        $0.mark(9, .scroll, ControlMark.Abilities(rawValue: 1 << 3)) {
          $0.column {
            $0.toggle(2, "A", isOn: false)
            $0.toggle(3, "B", isOn: false)
          }
        }
      }
    )
    #expect(stage.type("tab", "down", "down").isEmpty)
    #expect(stage.ring.contains("B"))
    #expect(stage.type("down") == [ControlUse(9, .step(isUp: false))])
    #expect(stage.type("up", "up") == [ControlUse(9, .step(isUp: true))])
    #expect(stage.mouse(65, 1, 2) == Array(repeating: ControlUse(9, .step(isUp: false)), count: 3))
  }
}
