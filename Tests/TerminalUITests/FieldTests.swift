import ExtensionProtocol
import PseudoTerminal
import Testing
import ViewTree

@testable import TerminalUI

@Suite("Fields in a terminal")
struct FieldTests {
  private func field(_ text: String, isSecure: Bool = false) -> ViewTree {
    Scene.make {
      $0.field(1, text, prompt: "Name", isSecure: isSecure, .submit)
      $0.button(2, "Done")
    }
  }

  /// What stands between the brackets of the field.
  private func shown(_ stage: Stage) -> String {
    String(stage.rows[0].dropFirst().prefix { $0 != " " && $0 != "]" })
  }

  private func entered(_ uses: [ControlUse]) -> [ControlValue] {
    uses.map(\.value).filter { if case .focus = $0 { false } else { true } }
  }

  @Test("What is typed is shown at once and told with each key, what comes at once as a whole")
  func typing() {
    var stage = Stage()
    stage.show(field(""))
    #expect(shown(stage) == "Name")
    #expect(stage.type("tab") == [ControlUse(1, .focus(true))])
    #expect(stage.type("a") == [ControlUse(1, .enter("a"))])
    #expect(stage.type("q", "?") == [ControlUse(1, .enter("aq?"))])
    #expect(shown(stage) == "aq?")
    #expect(stage.terminal.modes.showsCursor)
    #expect(stage.terminal.screen.cursor == .init(column: 4, row: 0))
  }

  @Test("What the process has not answered stands; its answer does, whatever it is")
  func echo() {
    var stage = Stage()
    stage.show(field(""))
    stage.type("tab", "a", "b")
    stage.show(field("A"), unanswered: [1])
    #expect(shown(stage) == "ab")
    stage.show(field("AB"))
    #expect(shown(stage) == "AB")
    #expect(entered(stage.type("c")) == [.enter("ABc")])
  }

  @Test("A tree that comes before a key has been passed on takes nothing away")
  func untaken() {
    var stage = Stage()
    stage.show(field(""))
    stage.type("tab")
    stage.ui.read(Array("x".utf8), at: 1000)
    stage.show(field(""))
    #expect(shown(stage) == "x")
  }

  @Test("Enter submits, Escape leaves the field, Tab goes on")
  func leaving() {
    var stage = Stage()
    stage.show(field("x"))
    #expect(entered(stage.type("tab", "enter")) == [.submit])
    #expect(entered(stage.type("esc", "q")).isEmpty)
    #expect(stage.ui.wantsQuit)
    #expect(!stage.terminal.modes.showsCursor)
    #expect(stage.type("tab") == [ControlUse(1, .focus(false))])
    #expect(stage.ring == "Done")
  }

  @Test("What is pasted is one change, on one line")
  func paste() {
    var stage = Stage()
    stage.show(field("a"))
    #expect(entered(stage.type("tab", "\u{1B}[200~b\nq\u{1B}[201~")) == [.enter("ab q")])
  }

  @Test("A secret is not shown")
  func secret() {
    var stage = Stage()
    stage.show(field("", isSecure: true))
    #expect(entered(stage.type("tab", "k", "e", "y")).last == .enter("key"))
    #expect(shown(stage) == "•••")
    stage.show(field("•••", isSecure: true))
    #expect(entered(stage.type("!")) == [.enter("key!")])
    // Cleared by the process.
    stage.show(field("", isSecure: true))
    #expect(entered(stage.type("n")) == [.enter("n")])
  }

  @Test("What is being typed never goes on into another field that a process puts in its place")
  func diversion() {
    var stage = Stage()
    let picker = ControlMark.numberLimit + 1
    stage.show(Scene.make { $0.field(picker, "") })
    stage.type("tab", "a")
    let both = Scene.make {
      $0.field(picker, "a")
      $0.field(2, "", [.focus])
    }
    stage.show(both)
    #expect(entered(stage.type("b")) == [.enter("ab")])
    stage.show(Scene.make { $0.field(2, "") })
    #expect(entered(stage.type("c")).isEmpty)
  }

  @Test("A dialog with a field takes what is typed, where nothing was being typed")
  func prompt() {
    var stage = Stage()
    func tree(_ below: ViewTree) -> ViewTree {
      var scene = Scene()
      scene.builder.open(.presentation(Presentation(kind: .alert, title: "Name")))
      scene.builder.append(below)
      scene.column {
        $0.field(7, "")
        $0.button(8, "OK")
      }
      return scene.builder.finish()
    }
    let below = field("")
    stage.show(below)
    stage.show(tree(below))
    #expect(entered(stage.type("x")) == [.enter("x")])
    stage.show(below)
    stage.type("tab", "a")
    stage.show(tree(below))
    #expect(entered(stage.type("y")).isEmpty)
  }

  @Test("A slash goes to the search field")
  func search() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.field(1, "")
        $0.open(.accessibility(Accessibility(traits: .isSearchField))) { $0.field(2, "") }
      }
    )
    #expect(entered(stage.type("/", "x")) == [.enter("x")])
    #expect(stage.ui.focusedStop?.focus.number == 2)
  }

  @Test("A press puts the cursor where the mouse is")
  func mouse() {
    var stage = Stage()
    stage.show(field("abcd"))
    stage.mouse(0, 2, 0)
    #expect(entered(stage.type("x")) == [.enter("axbcd")])
  }
}
