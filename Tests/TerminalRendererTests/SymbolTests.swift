import PlainTree
import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Symbols in a terminal")
struct SymbolTests {
  @Test(
    "A name is looked up whole, then without its last parts",
    arguments: [
      ("star", "☆"), ("star.fill", "★"), ("arrow.up.circle.fill", "↑"), ("person.2.fill", "⚇"),
      ("checkmark.seal", "✓"), ("no.such.symbol", "•"), ("", "•"), (".", "•"), ("é.fill", "•"),
      ("3.square.fill", "3"), ("a.circle", "A"), ("42.circle", "•"),
      ("crown.fill", "♛"), ("line.3.horizontal", "≡"),
    ]
  )
  func names(name: String, character: String) {
    #expect(SymbolTable.glyph(for: name, ascii: false).text == character)
  }

  @Test("Every symbol is one character of DejaVu Sans Mono and takes one cell")
  func fonts() {
    for (name, text) in SymbolCharacters.all {
      let scalars = Array(text.unicodeScalars)
      #expect(scalars.count == 1, "\(name)")
      let isKnown = scalars[0].value < 0x100 || dejaVuSansMono.contains { $0 ~= scalars[0].value }
      #expect(isKnown, "\(name) \(text)")
      #expect(SymbolTable.glyph(for: name, ascii: false).width == 1, "\(name) \(text)")
    }
    #expect(SymbolCharacters.ascii.values.allSatisfy { $0.utf8.count == 1 })
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

/// What version 2.37 has of punctuation and symbols, as `fc-query` tells.
private let dejaVuSansMono: [ClosedRange<UInt32>] = [
  0x3C8...0x3C8, 0x3DF...0x3DF, 0x2010...0x2023, 0x2026...0x2026, 0x202F...0x2037, 0x2039...0x203A,
  0x203C...0x203F,
  0x2045...0x2049, 0x204B...0x204B, 0x205F...0x205F, 0x2070...0x2071, 0x2074...0x208E,
  0x2090...0x209C, 0x20A0...0x20B5, 0x20B8...0x20BA, 0x20BD...0x20BD, 0x2102...0x2102,
  0x2105...0x2105, 0x210D...0x210F, 0x2115...0x2117, 0x2119...0x211A, 0x211D...0x211D,
  0x2122...0x2122, 0x2124...0x2124, 0x2126...0x2126, 0x212A...0x212B, 0x212E...0x212E,
  0x2148...0x2148, 0x2150...0x2151, 0x2153...0x215F, 0x2189...0x2189, 0x2190...0x2213,
  0x2215...0x2215, 0x2217...0x2220, 0x2223...0x2223, 0x2227...0x222D, 0x2234...0x223D,
  0x2241...0x2269, 0x226D...0x228B, 0x228D...0x22A5, 0x22B2...0x22B5, 0x22B8...0x22B8,
  0x22C2...0x22C6, 0x22CD...0x22D1, 0x22DA...0x22E9, 0x22EF...0x22EF, 0x2300...0x2306,
  0x2308...0x2315, 0x2318...0x2319, 0x231C...0x2321, 0x2325...0x2328, 0x232B...0x232B,
  0x2335...0x237A, 0x237D...0x237D, 0x2380...0x2383, 0x2388...0x238B, 0x2395...0x2395,
  0x239B...0x23AE, 0x23CE...0x23CF, 0x2423...0x2423, 0x2500...0x262F, 0x2638...0x268B,
  0x2690...0x269C, 0x26A0...0x26A1, 0x26B0...0x26B1, 0x2701...0x2704, 0x2706...0x2709,
  0x270C...0x2727, 0x2729...0x274B, 0x274D...0x274D, 0x274F...0x2752, 0x2756...0x2756,
  0x2758...0x275E, 0x2761...0x2775, 0x2794...0x2794, 0x2798...0x27AF, 0x27B1...0x27BE,
  0x27C2...0x27C2, 0x27C5...0x27C6, 0x27DC...0x27DC, 0x27E0...0x27E0, 0x27E6...0x27EB,
  0x27F5...0x27F7,
]
