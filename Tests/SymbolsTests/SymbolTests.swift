import Drawing
import Symbols
import Testing
import ViewTree

@Suite("Symbols")
struct SymbolTests {
  @Test("a name that is not known loses its last parts until one is found")
  func unknownParts() {
    #expect(SymbolArt.named("clock.badge.checkmark") == SymbolArt.named("clock"))
    #expect(SymbolArt.named("no.such.symbol") == nil && SymbolArt.named("") == nil)
  }

  @Test("backward and forward are to the left and to the right")
  func directions() {
    #expect(SymbolArt.named("chevron.backward") != nil)
    #expect(SymbolArt.named("chevron.backward") == SymbolArt.named("chevron.left"))
    #expect(SymbolArt.named("arrow.forward") == SymbolArt.named("arrow.right"))
    #expect(SymbolArt.named("arrow.uturn.backward") != SymbolArt.named("arrow.uturn.left"))
  }

  @Test("a line has the width and the steps that are written")
  func line() throws {
    let part = try #require(SymbolArt.named("checkmark")?.parts.first)
    #expect(part.lineWidth == 2.4)
    #expect(part.path.elements.first == .move(Path.Point(x: 4.4, y: 13)))
    #expect(part.path.elements.count == 3)
  }

  @Test("a filled symbol is one shape that its details are cut out of")
  func filled() throws {
    let outline = try #require(SymbolArt.named("dice"))
    let filled = try #require(SymbolArt.named("dice.fill"))
    #expect(outline.parts.map(\.lineWidth) == [1.8, nil])
    #expect(filled.parts.map(\.lineWidth) == [nil] && filled.parts[0].path.isEvenOdd)
    // A rounded square and five dots.
    #expect(filled.parts[0].path.elements.filter { $0 == .close }.count == 6)
  }

  @Test("a line that is cut out of a filled circle leaves its own outline")
  func cutLine() throws {
    let minus = try #require(SymbolArt.named("minus.circle.fill")?.parts.first)
    let cut = minus.path.elements.drop { $0 != .close }.dropFirst()
    let ys = cut.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point.y
      default: nil as Double?
      }
    }
    // The line at 12 is 2.3 wide, drawn at 0.54 of the size with lines of 0.78.
    #expect(ys.count == 4)
    #expect(abs((ys.min() ?? 0) - (12 - 2.3 * 0.78 / 2)) < 1e-9)
    #expect(abs((ys.max() ?? 0) - (12 + 2.3 * 0.78 / 2)) < 1e-9)
  }

  @Test("an enclosed symbol is small, in the middle of its circle or square")
  func enclosed() throws {
    let circle = try #require(SymbolArt.named("arrow.right.circle"))
    #expect(circle.parts.count == 2)
    guard case .move(let start) = circle.parts[1].path.elements.first else {
      Issue.record("the arrow has no beginning")
      return
    }
    // 3.6 of the arrow, 0.54 as far from the middle.
    #expect(abs(start.x - 7.464) < 1e-9 && start.y == 12)
    #expect(SymbolArt.named("3.square") != SymbolArt.named("3.circle"))
    #expect(SymbolArt.named("iphone.slash")?.parts.count == 3)
  }

  @Test("every drawing stands in its square, filled or not, and is not empty")
  func allDrawings() throws {
    #expect(SymbolArt.names.count > 240)
    for name in SymbolArt.names.flatMap({ [$0, $0 + ".fill"] }) {
      let art = try #require(SymbolArt.named(name))
      #expect(!art.parts.isEmpty, "\(name)")
      for part in art.parts {
        guard case .move = part.path.elements.first else {
          Issue.record("\(name) has a part without a beginning")
          continue
        }
        for element in part.path.elements {
          if case .line(let point) = element {
            #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name)")
          }
        }
      }
    }
  }

  @Test("a long name of many parts is not looked up for ever")
  func hostileName() {
    var calls = 0
    let name = String(repeating: "a.", count: 100_000)
    let found: Int? = SymbolName.lookUp(name) { _ in
      calls += 1
      return nil
    }
    #expect(found == nil && calls <= 8)
  }
}
