import ExtensionProtocol
import Testing
import ViewTree

@testable import TerminalUI

@Suite("Layers and questions")
struct LayerTests {
  private func alert(kind: Presentation.Kind = .alert) -> ViewTree {
    Scene.make { scene in
      scene.mark(7, .dismiss) {
        $0.open(.presentation(Presentation(kind: kind, title: "Delete?"))) {
          $0.button(1, "Below")
          $0.column {
            $0.text("It is gone then.")
            $0.button(2, "Delete", role: .destructive)
            $0.button(3, "Cancel", role: .cancel)
          }
        }
      }
    }
  }

  @Test("A picker of the host's is above what the app presents over it")
  func pickerAbove() {
    var stage = Stage()
    var scene = Scene()
    let picker = ControlMark.numberLimit
    scene.builder.open(.presentation(Presentation(kind: .alert, title: "App")))
    scene.open(.presentation(Presentation(kind: .sheet))) {
      $0.text("Below")
      $0.column {
        $0.field(picker + 1, "")
        $0.mark(picker + 2, .scroll, .virtual) { $0.text("Chess") }
      }
    }
    scene.field(7, "")
    stage.show(scene.builder.finish())
    #expect(stage.rows.contains { $0.contains("Chess") })
    stage.type("tab")
    #expect(stage.type("x").map(\.number) == [picker + 1])
  }

  @Test("An alert takes the focus and the keys, and Escape dismisses it")
  func dismissal() {
    var stage = Stage()
    stage.show(alert())
    #expect(stage.rows.contains { $0.contains("╭─ Delete? ─") })
    // A key that comes late destroys nothing.
    #expect(stage.ring == "Cancel")
    stage.type("tab")
    #expect(stage.ring == "Delete")
    #expect(stage.mouse(0, 0, 0).isEmpty)
    #expect(stage.type("esc") == [ControlUse(7, .dismiss)])
  }

  @Test("A sheet shows its content in its middle and gives its first control the focus")
  func sheet() {
    var stage = Stage()
    stage.show(
      Scene.make { scene in
        scene.open(.presentation(Presentation(kind: .sheet))) {
          $0.text("Below")
          $0.column {
            $0.text("Sheet")
            $0.button(2, "Close")
          }
        }
      }
    )
    #expect(stage.ring == "Close")
    // 11 rows above the host's own, of which the sheet's inside has 7: two lines in its middle.
    let row = stage.rows.firstIndex { $0.contains("Sheet") }
    #expect(row == 4)
    #expect(stage.rows[4].contains("│" + String(repeating: " ", count: 14) + "Sheet"))
  }

  @Test("Below a sheet the focus stays where it was")
  func focus() {
    var stage = Stage()
    let base = Scene.make {
      $0.button(8, "Other")
      $0.button(1, "Below")
    }
    stage.show(base)
    stage.type("tab", "tab")
    stage.show(
      Scene.make { scene in
        scene.open(.presentation(Presentation(kind: .sheet))) {
          $0.column {
            $0.button(8, "Other")
            $0.button(1, "Below")
          }
          $0.button(2, "In the sheet")
        }
      }
    )
    stage.type("tab")
    #expect(stage.ring == "In the sheet")
    stage.show(base)
    #expect(stage.ring == "Below")
  }

  @Test("Without anything else that dismisses it, a dialog is left by its cancel button")
  func cancel() {
    var stage = Stage()
    stage.show(
      Scene.make { scene in
        scene.open(.presentation(Presentation(kind: .confirmation))) {
          $0.text("Below")
          $0.column {
            $0.button(2, "Go on")
            $0.button(3, "No", role: .cancel)
          }
        }
      }
    )
    #expect(stage.type("esc") == [ControlUse(3, .press)])
  }

  @Test("Enter and Escape press the buttons of their actions where nothing takes them itself")
  func actions() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.field(1, "Mia")
        $0.button(2, "Cancel", [.cancelAction])
        $0.button(3, "Save", [.defaultAction])
        $0.button(4, "Other")
      }
    )
    #expect(stage.type("enter") == [ControlUse(3, .press)])
    #expect(stage.type("esc") == [ControlUse(2, .press)])
    #expect(stage.type("tab", "enter").contains(ControlUse(3, .press)))
    stage.type("tab", "tab", "tab")
    #expect(stage.type("enter") == [ControlUse(4, .press)])
  }

  @Test("Escape leaves the uppermost view of a navigation")
  func navigation() {
    var stage = Stage()
    stage.show(
      Scene.make { scene in
        scene.mark(5, .dismiss) { $0.column { $0.button(1, "Back") } }
      }
    )
    #expect(stage.type("esc") == [ControlUse(5, .dismiss)])
  }

  private let question = HostDialog(
    title: "Let Example see your screen time?",
    lines: ["It gets tokens, no names."],
    kind: .confirm
  )

  @Test("A question of the host hides the app, and what was typed before does not answer it")
  func grace() {
    var stage = Stage()
    stage.show(Scene.make { $0.button(1, "Secret button") })
    stage.ui.ask(question)
    stage.draw()
    let text = stage.rows.joined(separator: "\n")
    #expect(text.contains("╔═ report-host asks ═"))
    #expect(!text.contains("Secret button"))
    #expect(stage.rows[11] == " report-host asks; no app writes here")
    stage.ui.read(Array("yes\r".utf8), at: stage.now)
    #expect(stage.ui.takeAnswer() == nil)
    stage.ui.read(Array("yes\r".utf8), at: stage.now + 0.4)
    #expect(stage.ui.takeAnswer() == nil)
    stage.ui.read(Array("y\r".utf8), at: stage.now + 0.6)
    #expect(stage.ui.takeAnswer() == nil)
    stage.ui.read(Array("yes\r".utf8), at: stage.now + 0.7)
    #expect(stage.ui.takeAnswer() == .yes)
    #expect(stage.ui.takeUses().isEmpty)
  }

  @Test(
    "No is no, and Escape closes a question without an answer",
    arguments: [("no\r", HostDialog.Answer.no), ("\u{1B}", .cancel)]
  )
  func refusal(keys: String, answer: HostDialog.Answer) {
    var stage = Stage()
    stage.ui.ask(question)
    stage.draw()
    stage.ui.wake(at: 0)
    stage.ui.wake(at: 1)
    stage.ui.read(Array(keys.utf8), at: 2)
    stage.ui.wake(at: 3)
    #expect(stage.ui.takeAnswer() == answer)
  }

  @Test("A question that does not fit keeps what is asked, and its long paths whole")
  func longQuestion() {
    let path = "/home/mia/a-long-folder-name/another-folder/apps/Example"
    let long = HostDialog(
      title: "Let Example see your screen time?",
      lines: Array(repeating: "It gets tokens.", count: 9) + [path],
      kind: .confirm
    )
    var stage = Stage()
    stage.ui.ask(long)
    stage.draw()
    let text = stage.rows.joined(separator: "\n")
    #expect(text.contains("Let Example see") && text.contains("Type yes or no"))
    let words = text.filter { !"║ \n".contains($0) }
    #expect(words.contains(path))
    #expect(words.contains("…"))
  }

  @Test("A question on a screen that is too small for it takes no answer but Escape")
  func smallQuestion() {
    var stage = Stage(columns: 30, rows: 5)
    stage.ui.ask(question)
    stage.draw()
    #expect(stage.rows.joined().contains("Make the terminal larger"))
    stage.ui.wake(at: 0)
    stage.ui.wake(at: 1)
    stage.ui.read(Array("yes\r".utf8), at: 2)
    #expect(stage.ui.takeAnswer() == nil)
    stage.ui.read([0x1B], at: 3)
    stage.ui.wake(at: 4)
    #expect(stage.ui.takeAnswer() == .cancel)
  }

  @Test("A passphrase is not shown, and comes as it was typed")
  func passphrase() {
    var stage = Stage()
    stage.ui.ask(HostDialog(title: "Passphrase", lines: [], kind: .passphrase))
    stage.draw()
    stage.ui.wake(at: 0)
    stage.ui.wake(at: 1)
    stage.ui.read(Array("pass é\u{200D}x\u{7F}".utf8), at: 2)
    stage.draw()
    #expect(!stage.rows.joined().contains("pass é"))
    stage.ui.read(Array("\r".utf8), at: 3)
    #expect(stage.ui.takeAnswer() == .passphrase("pass é\u{200D}"))
  }

  @Test("One of several is chosen by arrows and Enter")
  func choice() {
    var stage = Stage()
    stage.ui.ask(HostDialog(title: "Which child?", lines: [], kind: .choice(["Mia", "Noah"])))
    stage.draw()
    stage.ui.wake(at: 0)
    stage.ui.wake(at: 1)
    stage.type("down")
    #expect(stage.ring == "> Noah")
    stage.type("enter")
    #expect(stage.ui.takeAnswer() == .choice(1))
  }

  @Test("An app that draws a question's frame does not reach the host's row")
  func imitation() {
    var stage = Stage(columns: 60, rows: 6)
    stage.show(
      Scene.make { scene in
        for _ in 0..<20 { scene.text("report-host asks; no app writes here") }
      }
    )
    #expect(stage.rows[5].hasPrefix(" Tab first control"))
    #expect(stage.ui.size == (60, 5))
  }

  @Test("A picker of the host's in a sheet is typed into as soon as it is there; no app's field is")
  func search() {
    let host = 5 * ControlMark.numberLimit
    func sheet(_ number: UInt64?) -> ViewTree {
      Scene.make { scene in
        scene.open(.presentation(Presentation(kind: .sheet))) {
          $0.text("Below")
          $0.column {
            $0.button(host, "Cancel")
            guard let number else { return $0.text("Loading") }
            $0.mark(number, .enter, .focus) {
              $0.open(.textField(TextFieldContent(text: "", prompt: "Search"))) {
                $0.text("Search")
              }
            }
          }
        }
      }
    }
    var stage = Stage()
    stage.show(sheet(nil))
    #expect(stage.ring == "Cancel")
    stage.show(sheet(host + 1))
    #expect(stage.type("q") == [ControlUse(host + 1, .enter("q"))])
    // Who left the field is not brought back.
    stage.type("esc", "tab")
    stage.show(sheet(host + 1))
    #expect(stage.type("enter") == [ControlUse(host, .press)])
  }
}
