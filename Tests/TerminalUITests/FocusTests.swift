import ExtensionProtocol
import Testing
import ViewTree

@testable import TerminalUI

@Suite("The focus")
struct FocusTests {
  /// Two rows of two buttons.
  private let grid = Scene.make {
    $0.row {
      $0.button(1, "One")
      $0.button(2, "Two")
    }
    $0.text("between")
    $0.row {
      $0.button(3, "Three")
      $0.button(4, "Four")
    }
  }

  @Test("Tab goes through controls in reading order and around the end, Shift-Tab back")
  func tab() {
    var stage = Stage()
    stage.show(grid)
    #expect(stage.ring == "")
    var seen: [String] = []
    for _ in 0..<5 {
      stage.type("tab")
      seen.append(stage.ring)
    }
    #expect(seen == ["One", "Two", "Three", "Four", "One"])
    stage.type("back-tab")
    #expect(stage.ring == "Four")
  }

  @Test("Arrows go to what is nearest in their direction, and no further than there is something")
  func arrows() {
    var stage = Stage()
    stage.show(grid)
    stage.type("down")
    #expect(stage.ring == "One")
    stage.type("right")
    #expect(stage.ring == "Two")
    stage.type("down")
    #expect(stage.ring == "Four")
    stage.type("right", "down")
    #expect(stage.ring == "Four")
    stage.type("left", "up")
    #expect(stage.ring == "One")
  }

  @Test("Enter and Space press what has the focus, and nothing where nothing has")
  func press() {
    var stage = Stage()
    stage.show(grid)
    #expect(stage.type("enter", " ").isEmpty)
    #expect(
      stage.type("tab", "tab", "enter", " ") == [ControlUse(2, .press), ControlUse(2, .press)]
    )
  }

  @Test("The focus stays with its control in a new tree, and goes to what follows where it is gone")
  func newTree() {
    var stage = Stage()
    stage.show(grid)
    stage.type("tab", "tab")
    stage.show(
      Scene.make {
        $0.button(9, "New")
        $0.button(2, "Two again")
        $0.button(3, "Three")
      }
    )
    #expect(stage.ring == "Two again")
    stage.show(
      Scene.make {
        $0.button(9, "New")
        $0.button(3, "Three")
      }
    )
    #expect(stage.ring == "Three")
    stage.show(Scene.make { $0.text("nothing") })
    #expect(stage.ring == "")
    #expect(stage.type("enter").isEmpty)
  }

  @Test("What is disabled does not get the focus")
  func disabled() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.open(.disabled) { $0.button(1, "One") }
        $0.button(2, "Two")
      }
    )
    stage.type("tab")
    #expect(stage.ring == "Two")
    #expect(stage.mouse(0, 0, 0).isEmpty)
  }

  @Test("The process can ask for the focus, once")
  func wish() {
    var stage = Stage()
    let tree = Scene.make {
      $0.button(1, "One")
      $0.button(2, "Two", [.focus])
    }
    stage.show(tree)
    #expect(stage.ring == "Two")
    stage.type("tab")
    stage.show(tree)
    #expect(stage.ring == "One")
  }

  @Test("A process that asks for the focus is told the same whatever else is on the screen")
  func toldWish() {
    func tree(isFirst: Bool) -> ViewTree {
      Scene.make {
        $0.button(1, "One", [.focus])
        $0.open(.firstThatFits(horizontal: true, vertical: false)) {
          $0.text(isFirst ? "Short" : String(repeating: "long ", count: 20))
          $0.button(2, "Two")
        }
      }
    }
    func wishing(isFirst: Bool) -> [ControlUse] {
      var stage = Stage()
      stage.show(tree(isFirst: isFirst))
      _ = stage.ui.takeUses()
      stage.show(
        Scene.make {
          $0.button(1, "One")
          $0.open(.firstThatFits(horizontal: true, vertical: false)) {
            $0.text(isFirst ? "Short" : String(repeating: "long ", count: 20))
            $0.button(2, "Two", [.focus])
          }
        }
      )
      #expect(stage.ring == (isFirst ? "One" : "Two"))
      return stage.ui.takeUses()
    }
    #expect(wishing(isFirst: true) == wishing(isFirst: false))
    #expect(wishing(isFirst: true).contains(ControlUse(2, .focus(true))))
  }

  @Test("A report cannot take the focus from an app's control")
  func reportsWish() {
    var stage = Stage()
    let report = ControlMark.numberLimit * 2 + 1
    stage.show(Scene.make { $0.button(1, "One", [.focus]) })
    _ = stage.ui.takeUses()
    stage.show(
      Scene.make {
        $0.button(report, "Two", [.focus])
        $0.button(1, "One", [.focus])
      }
    )
    #expect(stage.ring == "One")
    #expect(stage.ui.takeUses().isEmpty)
  }

  @Test("What is around or behind a report is not used by a press on it, what is in front is")
  func pressOnReport() {
    var stage = Stage(columns: 20, rows: 6)
    let place = ControlMark.numberLimit * 0xFFFF
    let inner = ControlMark.numberLimit + 5
    func report(_ scene: inout Scene) {
      scene.mark(1, .press) {
        $0.mark(place, .hosted) {
          $0.open(.frame(width: 160, height: 96, alignment: .topLeading)) { $0.button(inner, "In") }
        }
      }
    }
    stage.show(Scene.make { report(&$0) })
    #expect(stage.mouse(0, 5, 3).isEmpty)
    stage.show(
      Scene.make {
        $0.open(.depthStack(.topLeading)) {
          report(&$0)
          $0.button(2, "In front")
        }
      }
    )
    #expect(stage.mouse(0, 0, 0) == [ControlUse(2, .press)])
  }

  @Test("The focus does not fall from a report's control that is gone onto one of the app's")
  func fall() {
    var stage = Stage()
    let report = ControlMark.numberLimit + 1
    stage.show(
      Scene.make {
        $0.button(1, "One")
        $0.button(report, "Two")
      }
    )
    stage.type("tab", "tab")
    #expect(stage.ring == "Two")
    stage.show(Scene.make { $0.button(1, "One") })
    #expect(stage.ring == "")
    #expect(stage.type("enter").isEmpty)
  }

  @Test("To the side an arrow leads to another row where there is nothing on its own")
  func aside() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.row {
          $0.text("Words")
          $0.button(3, "Right")
        }
        $0.button(1, "Left")
      }
    )
    stage.type("tab", "tab")
    #expect(stage.ring == "Left")
    stage.type("right")
    #expect(stage.ring == "Right")
  }

  @Test("A view that is pushed has the focus on its first control, not on the way back")
  func push() {
    var stage = Stage()
    stage.show(
      Scene.make {
        $0.button(1, "First row")
        $0.button(2, "Second row")
        $0.button(9, "Tab")
      }
    )
    stage.type("tab", "tab")
    stage.show(
      Scene.make {
        $0.mark(5, .dismiss) {
          $0.column {
            $0.mark(6, .press) { $0.builder.leaf(.symbol(Symbol(name: "chevron.backward"))) }
            $0.button(7, "Details")
          }
        }
        $0.button(9, "Tab")
      }
    )
    #expect(stage.ring == "Details")
  }

  @Test("What is scrolled away comes into view with the focus")
  func reveal() {
    var stage = Stage(columns: 20, rows: 6)
    stage.show(
      Scene.make {
        $0.mark(50, .scroll) {
          $0.open(.scroll(ScrollAxes(horizontal: false, vertical: true))) {
            $0.column { for index in 1...9 { $0.button(UInt64(index), "Row \(index)") } }
          }
        }
      }
    )
    #expect(stage.rows[0].contains("Row 1"))
    #expect(!stage.rows.contains { $0.contains("Row 6") })
    for _ in 0..<6 { stage.type("down") }
    #expect(stage.ring == "Row 6")
    #expect(stage.rows[4].contains("Row 6"))
    stage.type("home")
    #expect(stage.rows[0].contains("Row 1"))
    stage.mouse(65, 3, 2)
    #expect(stage.rows[0].contains("Row 4"))
  }

  @Test("Arrows stop where the next control is far away, so that nothing is skipped unseen")
  func longText() {
    var stage = Stage(columns: 20, rows: 7)
    stage.show(
      Scene.make {
        $0.button(1, "First")
        for index in 1...20 { $0.text("Line \(index)") }
        $0.button(2, "Last")
      }
    )
    stage.type("tab", "down")
    #expect(stage.rows[0].hasPrefix("Line 3"))
    for _ in 0..<5 { stage.type("down") }
    #expect(stage.rows[5].contains("Last"))
    stage.type("down")
    #expect(stage.ring == "Last")
  }
}
