import Drawing
import Symbols
import Testing
import ViewTree

@Suite("Symbols")
struct SymbolTests {
  @Test("a name that is not known loses its last parts until one is found")
  func variants() {
    #expect(SymbolArt.named("clock.badge.checkmark") == SymbolArt.named("clock"))
    #expect(SymbolArt.named("circle.fill") != SymbolArt.named("circle"))
    #expect(SymbolArt.named("no.such.symbol") == nil && SymbolArt.named("") == nil)
  }

  @Test("a line has the width and the steps that are written")
  func line() throws {
    let part = try #require(SymbolArt.named("checkmark")?.parts.first)
    #expect(part.lineWidth == 2.4)
    #expect(part.path.elements.first == .move(Path.Point(x: 5, y: 13)))
    #expect(part.path.elements.count == 3)
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
