import PlainTree
import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Symbols in a terminal")
struct SymbolTests {
  @Test(
    "A name is looked up whole, then without its last parts",
    arguments: [
      ("star", "☆"), ("star.fill", "★"), ("arrow.up.circle.fill", "↑"), ("person.2.fill", "⚭"),
      ("checkmark.seal", "✓"), ("no.such.symbol", "•"), ("", "•"), (".", "•"), ("é.fill", "•"),
    ]
  )
  func names(name: String, character: String) {
    #expect(SymbolTable.glyph(for: name, ascii: false).text == character)
  }

  @Test("In ASCII a symbol is a letter or sign")
  func ascii() {
    #expect(SymbolTable.glyph(for: "arrow.up.right", ascii: true).text == "^")
    #expect(SymbolTable.glyph(for: "hourglass", ascii: true).text == "*")
  }

  @Test("A token shows what the host knows of it, or its kind")
  func tokens() {
    let known = TokenLabel(kind: .application, token: [1])
    let unknown = TokenLabel(kind: .webDomain, token: [2], labelStyle: .titleOnly)
    let options = TerminalOptions(columns: 20) { token in
      token.token == [1] ? TokenName(name: "Safari\u{1B}[0m", symbol: "safari") : nil
    }
    let tree = Tree.column(
      alignment: .leading,
      .node(.tokenLabel(known), []),
      .node(.tokenLabel(unknown), [])
    )
    let bytes = TerminalRenderer.render(tree.viewTree, options: options)
    #expect(String(decoding: bytes, as: UTF8.self) == "◍ Safari[0m\nWebsite\n")
  }
}
