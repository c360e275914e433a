import Foundation
import Glibc
import HostileText
import PlainTree
import TerminalRenderer
import Testing
import TextRenderer
import Theme
import TreeJSON
import TreeSamples
import ViewTree

@Suite("Hostile text through every renderer")
struct RendererTests {
  private struct Look: Sendable {
    var depth: ColorDepth
    var hasAttributes: Bool
    var isASCII: Bool
  }

  private static let looks: [Look] =
    ColorDepth.allCases.map { Look(depth: $0, hasAttributes: $0 != .none, isASCII: false) }
    + [
      Look(depth: .none, hasAttributes: false, isASCII: true),
      Look(depth: .trueColor, hasAttributes: true, isASCII: true),
    ]

  private func terminal(_ tree: ViewTree, _ look: Look, names: String, columns: Int = 70) -> [UInt8]
  {
    let options = TerminalOptions(
      columns: columns,
      colorDepth: look.depth,
      hasAttributes: look.hasAttributes,
      isASCII: look.isASCII,
      resolveToken: { _ in TokenName(name: names, symbol: names) }
    )
    return TerminalRenderer.render(tree, options: options)
  }

  /// A small tree for each sample, and a tree of everything for a sample that has the worst of all.
  private static let cases: [(sample: HostileStrings.Sample, tree: ViewTree)] =
    HostileStrings.all.map { ($0, AttackTrees.small) }
    + [(HostileStrings.worst, AttackTrees.everything)]

  @Test("The terminal gets words and the renderer's own SGR sequences")
  func terminal() throws {
    for (sample, tree) in Self.cases {
      let tree = try AttackTrees.hostile(sample.text, in: tree)
      for look in Self.looks {
        let bytes = terminal(tree, look, names: sample.text)
        let allowsStyle = look.depth != .none || look.hasAttributes
        let flaw = InertOutput.flaw(in: bytes, allowsStyle: allowsStyle)
        #expect(flaw == nil, "\(sample), \(look)")
      }
    }
  }

  @Test("In ASCII nothing else is drawn but words from outside")
  func ascii() throws {
    let tree = try HostileTree.replacing(in: AttackTrees.everything) { "word \($0)" }
    for columns in [1, 9, 40, 120] {
      for depth in ColorDepth.allCases {
        let options = TerminalOptions(
          columns: columns,
          rows: 400,
          colorDepth: depth,
          hasAttributes: depth != .none,
          isASCII: true,
          resolveToken: { _ in TokenName(name: "App", symbol: "clock") }
        )
        let bytes = TerminalRenderer.render(tree, options: options)
        let beyond = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { !$0.isASCII }
        #expect(Set(beyond).isEmpty, "\(columns) columns, \(depth)")
      }
    }
  }

  @Test("Plain text has no control but the line feed")
  func text() throws {
    for (sample, tree) in Self.cases {
      let tree = try AttackTrees.hostile(sample.text, in: tree)
      let bytes = TextRenderer.render(tree, options: TextOptions(tokenName: { _ in sample.text }))
      #expect(InertOutput.flaw(in: bytes) == nil, "\(sample)")
    }
  }

  @Test("JSON is harmless to look at and loses nothing")
  func json() throws {
    for (sample, tree) in Self.cases {
      let bytes = TreeJSON.encode(try AttackTrees.hostile(sample.text, in: tree))
      #expect(InertOutput.flaw(in: bytes) == nil, "\(sample)")
      #expect(bytes.filter { $0 == 0x0A }.count == 1)
      let object = try JSONSerialization.jsonObject(with: Data(bytes))
      var found = Set<[UInt8]>()
      collect(object, &found)
      for place in 0..<HostileTree.stringCount(of: tree) {
        #expect(found.contains(Array((sample.text + String(place)).utf8)), "\(sample)")
      }
    }
  }

  /// All the strings of a JSON value, as bytes, since equal strings may be spelled differently.
  private func collect(_ value: Any, _ found: inout Set<[UInt8]>) {
    if let string = value as? String { found.insert(Array(string.utf8)) }
    for inner in value as? [Any] ?? [] { collect(inner, &found) }
    for inner in (value as? [String: Any] ?? [:]).values { collect(inner, &found) }
  }

  @Test("No line is wider than asked, as the C library counts cells")
  func widths() throws {
    let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    // Swift's Glibc leaves the function out.
    let symbol = try #require(dlsym(nil, "wcwidth"))
    let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32).self)
    // How wide a sequence of emoji is, the C library does not say.
    for sample in HostileStrings.all
    where !sample.text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
      let tree = try AttackTrees.hostile(sample.text, in: AttackTrees.small)
      let bytes = terminal(tree, Self.looks[0], names: sample.text, columns: 40)
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        let width = line.unicodeScalars.reduce(0) { $0 + max(Int(wcwidth(wchar_t($1.value))), 0) }
        #expect(width <= 40, "\(sample): \(line)")
      }
    }
  }

  @Test("A megabyte in one character, in each kind of place, comes out as one small character")
  func megabyte() throws {
    let small = AttackTrees.small
    for place in 0..<8 {
      let tree = try HostileTree.replacing(in: small) {
        $0 == place ? HostileStrings.megabyteGrapheme : "x"
      }
      let bytes = terminal(tree, Self.looks[0], names: "x")
      #expect(bytes.count < 200_000)
      #expect(InertOutput.flaw(in: bytes) == nil)
      #expect(TextRenderer.render(tree).count < 100_000)
    }
  }
}
