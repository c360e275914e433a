import Testing

@testable import TerminalInput

@Suite("Keys of terminals")
struct KeyParserTests {
  private func events(_ text: String) -> [InputEvent] {
    var parser = KeyParser()
    return parser.read(Array(text.utf8))
  }

  @Test(
    "Keys are known by what xterm, the Linux console and rxvt send for them",
    arguments: [
      ("\u{1B}[A", .up, []), ("\u{1B}OA", .up, []), ("\u{1B}[1;5C", .right, .control),
      ("\u{1B}[1;2D", .left, .shift), ("\u{1B}[H", .home, []), ("\u{1B}[1~", .home, []),
      ("\u{1B}[7~", .home, []), ("\u{1B}OF", .end, []), ("\u{1B}[4~", .end, []),
      ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []), ("\u{1B}[3~", .delete, []),
      ("\u{1B}[3;3~", .delete, .alt), ("\u{1B}[Z", .tab, .shift), ("\t", .tab, []),
      ("\r", .enter, []), ("\n", .enter, []), ("\u{7F}", .backspace, []), ("\u{8}", .backspace, []),
      ("\u{1B}OP", .function(1), []), ("\u{1B}[15~", .function(5), []),
      ("\u{1B}[24~", .function(12), []), ("\u{1}", .control("a"), []),
      ("\u{17}", .control("w"), []), ("\u{1B}b", .control("b"), .alt),
      ("\u{1B}\u{7F}", .backspace, .alt),
    ] as [(String, Key, KeyModifiers)]
  )
  func keys(text: String, key: Key, modifiers: KeyModifiers) {
    #expect(events(text) == [.key(key, modifiers)])
  }

  @Test("Cut anywhere, what comes is the same")
  func pieces() {
    let text = "a\u{1B}[1;5Cé👩‍💻\u{1B}[<0;10;5Mz\u{1B}[200~p\nq\u{1B}[201~\u{1B}OP"
    let bytes = Array(text.utf8)
    let whole: [InputEvent] = [
      .text("a"), .key(.right, .control), .text("é"), .text("👩‍💻"),
      .mouse(MouseEvent(.press, column: 9, row: 4)), .text("z"), .paste("p\nq"), .key(.function(1)),
    ]
    #expect(events(text) == whole)
    for cut in bytes.indices {
      var parser = KeyParser()
      let parts = parser.read(bytes[..<cut]) + parser.read(bytes[cut...])
      // A joined emoji that is cut comes as its parts, which a text field joins again.
      let text = parts.reduce(into: "") { if case .text(let part) = $1 { $0.append(part) } }
      #expect(text == "aé👩‍💻z")
      #expect(
        parts.filter { if case .text = $0 { false } else { true } } == [
          whole[1], whole[4], whole[6], whole[7],
        ]
      )
      #expect(!parser.isWaiting)
    }
  }

  @Test("An escape is the key where nothing follows it in time")
  func escape() {
    var parser = KeyParser()
    #expect(parser.read([0x1B]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.patience == 0.05)
    #expect(parser.expire() == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(parser.read(Array("\u{1B}\u{1B}[A".utf8)) == [.key(.escape), .key(.up)])
  }

  @Test("A bracket behind an escape is typed where nothing follows it")
  func bracket() {
    var parser = KeyParser()
    _ = parser.read(Array("\u{1B}[".utf8))
    #expect(parser.expire() == [.key(.escape), .text("[")])
  }

  @Test(
    "The mouse presses, drags, lets go and turns its wheel, with positions from 1",
    arguments: [
      ("\u{1B}[<0;1;1M", MouseEvent(.press, column: 0, row: 0)),
      ("\u{1B}[<0;300;200m", MouseEvent(.release, column: 299, row: 199)),
      ("\u{1B}[<32;5;6M", MouseEvent(.drag, column: 4, row: 5)),
      ("\u{1B}[<64;2;3M", MouseEvent(.wheelUp, column: 1, row: 2)),
      ("\u{1B}[<65;2;3M", MouseEvent(.wheelDown, column: 1, row: 2)),
      // With the control key.
      ("\u{1B}[<16;2;3M", MouseEvent(.press, column: 1, row: 2)),
    ]
  )
  func mouse(text: String, event: MouseEvent) {
    #expect(events(text) == [.mouse(event)])
  }

  @Test("Other buttons, and places that are none, are nothing")
  func noMouse() {
    #expect(events("\u{1B}[<2;1;1M\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<M\u{1B}[<0;1;1;1M").isEmpty)
  }

  @Test("What is pasted is text, whatever it looks like")
  func paste() {
    #expect(events("\u{1B}[200~q\u{1B}[A\u{3}\u{1B}[201~") == [.paste("q\u{1B}[A\u{3}")])
    #expect(events("\u{1B}[200~\u{1B}[201~").isEmpty)
  }

  @Test("A long paste comes in pieces, none of which is lost")
  func longPaste() {
    let long = String(repeating: "0123456789", count: 20_000)
    let pieces = events("\u{1B}[200~\(long)\u{1B}[201~").map { event in
      if case .paste(let text) = event { text } else { "?" }
    }
    #expect(pieces.count == 4)
    #expect(pieces.joined() == long)
  }

  @Test("A paste without an end ends when nothing more comes")
  func endlessPaste() {
    var parser = KeyParser()
    #expect(parser.read(Array("\u{1B}[200~abc".utf8)).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.expire() == [.paste("abc")])
    #expect(parser.read([0x61]) == [.text("a")])
  }

  @Test(
    "What is no key disappears without taking what follows",
    arguments: [
      "\u{1B}[99~a", "\u{1B}[?1;2ca", "\u{1B}Oza", "\u{1B}[1;1;1;1;1xa", "\u{1B}[\u{18}a",
    ]
  )
  func unknown(text: String) {
    #expect(events(text) == [.text("a")])
  }

  @Test("Bytes that are no UTF-8 disappear, and what follows them stays")
  func malformed() {
    var parser = KeyParser()
    #expect(
      parser.read([0xFF, 0x80, 0xC3, 0x61, 0xE2, 0x82, 0x0D, 0xC0, 0xED, 0xA0, 0x80]) == [
        .text("a"), .key(.enter),
      ]
    )
    #expect(!parser.isWaiting)
  }

  @Test("A sequence without an end is given up")
  func endless() {
    var parser = KeyParser()
    _ = parser.read(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 100))
    #expect(parser.read([0x0D]) == [.key(.enter)])
  }
}
