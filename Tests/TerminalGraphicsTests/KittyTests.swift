import Foundation
import Testing

@testable import TerminalGraphics

@Suite("Pictures by kitty's protocol")
struct KittyTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A small picture is one sequence that asks for no answer")
  func small() {
    let shown = TerminalGraphics.kitty(png: Array("foobar".utf8), columns: 20, rows: 5)
    #expect(text(shown) == "\u{1B}_Ga=T,t=d,f=100,q=2,c=20,r=5,m=0;Zm9vYmFy\u{1B}\\\n")
  }

  @Test("A large one comes in pieces of 4,096 digits, all but the last said to go on")
  func chunks() throws {
    let png = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let shown = text(TerminalGraphics.kitty(png: png, columns: 80, rows: 24).dropLast())
    let pieces = shown.components(separatedBy: "\u{1B}\\").dropLast()
    let keys = pieces.map { $0.prefix { $0 != ";" } }
    let data = pieces.map { $0.drop { $0 != ";" }.dropFirst() }
    #expect(keys.map { $0.hasSuffix("m=1") } == [true, true, true, false])
    #expect(data.map(\.count) == [4096, 4096, 4096, 13_336 - 3 * 4096])
    #expect(Data(base64Encoded: data.joined()) == Data(png))
  }

  @Test("No picture is nothing, and no size is beyond reason")
  func limits() {
    #expect(TerminalGraphics.kitty(png: [], columns: 1, rows: 1).isEmpty)
    let shown = text(TerminalGraphics.kitty(png: [1], columns: -5, rows: .max))
    #expect(shown.contains("c=1,r=10000,"))
  }

  @Test(
    "An environment promises pictures where kitty or its like is the terminal itself",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalGraphics.Kind.kitty), (["KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-ghostty"], .kitty), (["TERM": "xterm-256color"], nil), ([:], nil),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "xterm-kitty", "TMUX": "x"], nil),
    ] as [([String: String], TerminalGraphics.Kind?)]
  )
  func environments(environment: [String: String], expected: TerminalGraphics.Kind?) {
    #expect(TerminalGraphics.kind(environment: environment) == expected)
  }
}
