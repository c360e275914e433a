import CBOR
import Testing
import TreeSamples
import ViewTree

/// The bytes of a hexadecimal string; spaces are left out.
func hex(_ text: String) -> [UInt8] {
  let digits = text.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] << 4 | digits[$0 + 1])
  }
}

@Suite("The wire form of trees")
struct WireFormTests {
  // [{0: 16, 1: 2, 2: 1, 4: 8}, {0: 0, 2: [{0: "Hi"}]}, {0: 4}]
  static let columnBytes = hex("83 a4 0010 0102 0201 0408 a2 0000 0281 a1 0062 4869 a1 0004")

  static var column: ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical, spacing: 8)))
    builder.leaf(.text(TextContent(runs: [TextRun("Hi")])))
    builder.leaf(.divider)
    builder.close()
    return builder.finish()
  }

  @Test("a column of a text and a line is written as the specification says")
  func write() {
    #expect(encoded(Self.column) == Self.columnBytes)
  }

  @Test("a column of a text and a line is read as the specification says")
  func read() throws {
    #expect(try decoded(Self.columnBytes) == Self.column)
  }

  @Test("a colour's parts stand in an array, its opacity behind them")
  func color() throws {
    // [{0: 2, 3: {1: [1, 0.5, 0], 2: 0.25}}]
    let bytes = hex("81 a2 0002 03 a2 0183 01 f93800 00 02 f93400")
    let fill = Paint.color(ColorValue(base: .rgb(red: 1, green: 0.5, blue: 0), opacity: 0.25))
    let tree = Samples.tree(.shape(ShapeContent(kind: .rectangle, fill: fill)))
    #expect(encoded(tree) == bytes)
    #expect(try decoded(bytes) == tree)
  }

  @Test("unknown fields are ignored")
  func unknownField() throws {
    // [{0: 4, 99: {"x": [1]}}]
    #expect(try decoded(hex("81 a2 0004 1863 a1 6178 8101")) == Samples.tree(.divider))
  }

  @Test("an unknown number of an enumeration leaves the default")
  func unknownNumber() throws {
    // [{0: 18, 2: 200}]
    #expect(try decoded(hex("81 a2 0012 02 18c8")) == Samples.tree(.list(.automatic)))
  }

  @Test("an unknown kind becomes a placeholder without its children, and what follows is kept")
  func unknownKind() throws {
    // A column of {0: 1000, 1: 2} with a row of a line, and a text below it; then a line.
    let bytes = hex("86 a3 0010 0102 0201 a2 001903e8 0102 a2 0010 0101 a1 0004 a1 0000 a1 0004")
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    builder.leaf(.placeholder("unsupported view, kind 1000"))
    builder.leaf(.divider)
    builder.close()
    #expect(try decoded(bytes) == builder.finish())
  }

  @Test("a fraction outside 0…1 is moved to the nearer end")
  func fraction() throws {
    // [{0: 37, 1: 1, 2: 7}, {0: 4}]
    #expect(try decoded(hex("82 a3 001825 0101 0207 a1 0004")).nodes[0].content == .opacity(1))
  }

  @Test("lines of the author's own follow an alignment's two numbers")
  func lines() throws {
    // [{0: 35, 1: 2, 2: [0, 2, [1, 3, 0.5, -4]]}, {0: 4}, {0: 4}]
    let bytes = hex("83 a3 001823 0102 0283 00 02 84 01 03 f93800 23 a1 0004 a1 0004")
    let line = AlignmentLine(axis: .vertical, id: 3, fraction: 0.5, offset: -4)
    let alignment = Alignment(horizontal: .leading, vertical: .bottom, lines: [line])
    #expect(try decoded(bytes).nodes[0].content == .background(alignment))
    #expect(throws: CBORError.self) {
      // [{0: 35, 1: 2, 2: [0, 2, [1, 3, 0.5]]}, …
      _ = try decoded(hex("83 a3 001823 0102 0283 00 02 83 01 03 f93800 a1 0004 a1 0004"))
    }
  }

  @Test("a position or line that a guide does not know counts as the centre")
  func guides() throws {
    // [{0: 56, 1: 1, 3: 99, 5: 7}, {0: 4}]
    let bytes = hex("82 a4 001838 0101 03 1863 0507 a1 0004")
    let guide = AlignmentGuide(.horizontal(.center), place: 7)
    #expect(try decoded(bytes).nodes[0].content == .alignmentGuide(guide))
  }

  @Test("the numbers of the kinds never change")
  func kindNumbers() {
    let numbers = NodeKind.allCases.map(\.rawValue)
    #expect(numbers == Array(0...9) + Array(16...31) + Array(32...57) + Array(64...72))
  }
}
