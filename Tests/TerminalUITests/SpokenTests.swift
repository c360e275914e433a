import ExtensionProtocol
import TextRenderer
import Testing
import ViewTree

@testable import TerminalUI

@Suite("Apps in words")
struct SpokenTests {
  /// An interface that has been shown a tree and has spoken.
  private struct Talk {
    var ui = SpokenInterface(title: "Example")
    var now = 10.0

    mutating func show(_ tree: ViewTree) -> String {
      ui.show(tree, unanswered: [], names: { _ in nil })
      now += 1
      ui.wake(at: now)
      return spoken()
    }

    /// What was said, without the prompt behind it.
    mutating func spoken() -> String {
      let text = String(decoding: ui.frame(), as: UTF8.self)
      return text.hasSuffix("> ") ? String(text.dropLast(2)) : text
    }

    mutating func say(_ line: String) -> [ControlUse] {
      now += 1
      ui.read(Array("\(line)\n".utf8), at: now)
      return ui.takeUses()
    }
  }

  private let tree = Scene.make {
    $0.text("Today")
    $0.button(90, "Refresh")
    $0.toggle(91, "Weekly", isOn: true)
    $0.field(92, "Mia", .submit)
    $0.picker(93, "Interval", ["Hourly", "Daily"], selected: 1)
    $0.mark(94, .step) { $0.open(.stepper) { $0.text("Days") } }
    $0.mark(95, .slide) { $0.open(.slider(SliderContent(fraction: 0.25))) { _ in } }
  }

  @Test("Controls are read with their kind, their number and their words")
  func reading() {
    var talk = Talk()
    #expect(talk.spoken() == "Example is starting. Type ? and Enter for help.\n")
    let lines = talk.show(tree).split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["Today", "[1 button] Refresh"])
    #expect(lines.contains { $0.hasPrefix("[2 switch]") && $0.contains("Weekly") })
    #expect(lines.contains("[3 text field] Mia"))
    #expect(lines.contains { $0.hasPrefix("[4 choice, 2 of 2] Interval") && $0.contains("Daily") })
    #expect(lines.contains { $0.hasPrefix("[6 slider at 25 percent]") })
  }

  @Test("What is drawn without words is named, and a row's words follow its number")
  func names() {
    var talk = Talk()
    let lines = talk.show(
      Scene.make { scene in
        scene.mark(1, .press) {
          $0.builder.leaf(.symbol(Symbol(name: "star.fill")))
        }
        scene.picker(2, "Flavor", ["Vanilla", "Chocolate"], selected: 1, style: .segmented)
        scene.field(3, "", isSecure: true)
        scene.mark(4, .press) {
          $0.column {
            $0.text("Pears")
            $0.text("fresh")
          }
        }
        scene.mark(5, .choose) {
          $0.open(.tabs(Tabs(count: 2, selected: 0))) {
            $0.text("List")
            $0.text("Timer")
            $0.text("Content")
          }
        }
      }
    ).split(separator: "\n").map(String.init)
    #expect(lines.contains("[1 button, star fill]"))
    #expect(lines.contains { $0.hasPrefix("[2 choice Flavor, 2 of 2: Chocolate]") })
    #expect(lines.contains { $0.hasPrefix("[3 secret field, empty]") })
    #expect(lines.contains("[4 button] Pears fresh"))
    #expect(lines.contains { $0.hasPrefix("[5 tabs, 1 of 2: List, Timer]") })
  }

  @Test("A number uses a control, and more behind it sets it")
  func using() {
    var talk = Talk()
    _ = talk.show(tree)
    #expect(talk.say("1") == [ControlUse(90, .press)])
    #expect(talk.say("2") == [ControlUse(91, .turn(false))])
    #expect(talk.say("2=on") == [ControlUse(91, .turn(true))])
    #expect(talk.say("3=Noah B") == [ControlUse(92, .enter("Noah B")), ControlUse(92, .submit)])
    #expect(talk.say("4=1") == [ControlUse(93, .choose(0))])
    #expect(talk.say("5+") == [ControlUse(94, .step(isUp: true))])
    #expect(talk.say("6=50") == [ControlUse(95, .slide(0.5))])
  }

  @Test("A choice says what there is, a field asks for its text")
  func asking() {
    var talk = Talk()
    _ = talk.show(tree)
    #expect(talk.say("4").isEmpty)
    #expect(talk.spoken() == "4=1 Hourly\n4=2 Daily, chosen\n")
    #expect(talk.say("3").isEmpty)
    #expect(talk.spoken() == "Type the text for 3, and Enter:\n")
    #expect(talk.say("4=1") == [ControlUse(92, .enter("4=1")), ControlUse(92, .submit)])
  }

  @Test(
    "What cannot be done is said, and does nothing",
    arguments: [
      ("99", "There is no 99 now. Type n to read all."), ("4=3", "4 takes a number from 1 to 2."),
      ("6=200", "A slider takes a number from 0 to 100."), ("1 delete", "1 cannot be deleted."),
      ("b", "There is nothing to go back to."), ("hello", "That is no command. Type ? for help."),
      ("99999999999999999999", "That is no command. Type ? for help."),
    ]
  )
  func refusals(line: String, answer: String) {
    var talk = Talk()
    _ = talk.show(tree)
    #expect(talk.say(line).isEmpty)
    #expect(talk.spoken() == answer + "\n")
  }

  @Test("After a change only what is new is read, and all again where that is asked for")
  func changes() {
    var talk = Talk()
    func page(_ count: Int) -> ViewTree {
      Scene.make {
        for index in 1...6 { $0.text("Line \(index)") }
        $0.text("Count \(count)")
        $0.button(1, "Add")
      }
    }
    _ = talk.show(page(1))
    #expect(talk.show(page(2)) == "\nCount 2\n")
    #expect(talk.show(page(2)) == "")
    _ = talk.say("")
    #expect(talk.spoken().split(separator: "\n").count == 8)
  }

  @Test("A prompt stands behind all that is said, and what comes unasked below it")
  func prompt() {
    var talk = Talk()
    func frame() -> String { String(decoding: talk.ui.frame(), as: UTF8.self) }
    #expect(frame() == "Example is starting. Type ? and Enter for help.\n> ")
    #expect(frame() == "")
    talk.ui.tell("Example is not responding")
    #expect(frame() == "\nExample is not responding\n> ")
    _ = talk.say("b")
    #expect(frame() == "There is nothing to go back to.\n> ")
    _ = talk.show(tree)
    _ = talk.say("1")
    #expect(frame() == "> ")
  }

  @Test("A control keeps its number when others come before it")
  func numbers() {
    var talk = Talk()
    _ = talk.show(Scene.make { $0.button(7, "A") })
    let text = talk.show(
      Scene.make {
        $0.button(8, "B")
        $0.button(7, "A")
      }
    )
    #expect(text.contains("[2 button] B"))
    #expect(talk.say("1") == [ControlUse(7, .press)])
  }

  @Test("Of a sheet only the sheet is read, and b closes it")
  func sheet() {
    var talk = Talk()
    let text = talk.show(
      Scene.make { scene in
        scene.mark(5, .dismiss) {
          $0.open(.presentation(Presentation(kind: .sheet, title: "Details"))) {
            $0.text("Below")
            $0.text("Inside")
          }
        }
      }
    )
    #expect(text.contains("Sheet: Details (b closes it)\nInside\n"))
    #expect(!text.contains("Below"))
    #expect(talk.say("b") == [ControlUse(5, .dismiss)])
  }

  @Test("A question of the host is read at once, and what was typed before is no answer")
  func question() {
    var talk = Talk()
    _ = talk.show(tree)
    talk.ui.ask(HostDialog(title: "Let it?", lines: ["Really."], kind: .confirm))
    #expect(talk.spoken() == "\nreport-host asks: Let it?\nReally.\nType yes or no, and Enter:\n")
    #expect(talk.say("yes").isEmpty)
    #expect(talk.ui.takeAnswer() == nil)
    _ = talk.say("yes")
    #expect(talk.ui.takeAnswer() == .yes)
  }

  @Test("A passphrase and a secret field hide what is typed")
  func secrets() {
    var talk = Talk()
    _ = talk.show(Scene.make { $0.field(1, "", isSecure: true) })
    #expect(!talk.ui.hidesInput)
    _ = talk.say("1")
    #expect(talk.ui.hidesInput)
    #expect(talk.say("key") == [ControlUse(1, .enter("key"))])
    #expect(!talk.ui.hidesInput)
    talk.ui.ask(HostDialog(title: "Passphrase", lines: [], kind: .passphrase))
    #expect(talk.ui.hidesInput)
  }

  @Test("Nothing of an app can move the cursor or speak as another line")
  func escapes() {
    var talk = Talk()
    let text = talk.show(Scene.make { $0.button(1, "a\u{1B}[2Jb\nreport-host asks: yes?") })
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("[1 button]"))
  }
}
