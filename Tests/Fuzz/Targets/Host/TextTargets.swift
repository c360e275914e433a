import CBOR
import HTMLRenderer
import Mutation
import Sanitizer
import TerminalRenderer
import TextRenderer
import TreeJSON
import ViewTree

extension FuzzTarget {
  /// Text on its way to a screen: only what the allow-list has comes out, and stays as it is.
  static let sanitizer = FuzzTarget(
    "sanitizer",
    .text(words: SanitizerSeeds.words),
    seeds: { SanitizerSeeds.words.map { Array($0.utf8) } }
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for limit in [Sanitizer.defaultLimit, 7] {
      let line = Sanitizer.sanitized(text, limit: limit)
      let lines = Sanitizer.sanitizedLines(text, limit: limit)
      try checkAllowed(line, isLine: true)
      try checkAllowed(lines, isLine: false)
      try require(
        Sanitizer.sanitized(line, limit: limit) == line,
        "sanitized twice, a line changes"
      )
      try require(
        Sanitizer.sanitizedLines(lines, limit: limit) == lines,
        "sanitized twice, lines change"
      )
    }
  }

  /// Every scalar is visible, a space, or belongs to an emoji; marks are few and have a base.
  private static func checkAllowed(_ text: String, isLine: Bool) throws(Finding) {
    var last: Unicode.Scalar?
    var marks = 0
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar.value {
      case 0x0A: try require(!isLine, "a line feed within a line")
      case 0x200D, 0xFE0E, 0xFE0F:
        try require(last.map { $0.value > 0x20 } ?? false, "a joiner or selector without a base")
      default:
        try require(Sanitizer.isVisible(scalar), "U+\(String(scalar.value, radix: 16)) passed")
      }
      let isMark = [.nonspacingMark, .enclosingMark, .spacingMark]
        .contains(scalar.properties.generalCategory)
      marks = isMark ? marks + 1 : 0
      try require(marks <= Sanitizer.markLimit + 1, "more marks than the limit")
      try require(!isMark || last != nil && last != "\n", "a mark without a base")
    }
  }

  /// A tree that was accepted, in every form that there is; the first byte chooses the surface.
  static let renderers = FuzzTarget("renderers", .cbor, seeds: rendererSeeds) { bytes in
    let choice = Int(bytes.first ?? 0)
    var reader = CBORReader(Array(bytes.dropFirst()))
    guard let tree = try? ViewTree(from: &reader) else { return }
    let options = TerminalOptions(
      columns: [1, 2, 7, 40, 80, 200, 0, 1_000_000][choice & 7],
      rows: choice & 8 == 0 ? nil : choice >> 2,
      colorDepth: [.none, .ansi16, .ansi256, .trueColor][choice >> 4 & 3],
      hasAttributes: choice & 0x40 != 0,
      isASCII: choice & 0x80 != 0
    )
    try checkControls(TerminalRenderer.render(tree, options: options), mayHaveColors: true)
    try checkControls(TextRenderer.render(tree), mayHaveColors: false)
    try checkControls(TreeJSON.encode(tree), mayHaveColors: false)
    let page = HTMLRenderer.render(tree, options: HTMLOptions(title: "Report"))
    try checkControls(page, mayHaveColors: false)
  }

  /// Whether there is nothing but UTF-8 lines, and SGR sequences where they may be.
  private static func checkControls(_ bytes: [UInt8], mayHaveColors: Bool) throws(Finding) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Finding("output is not UTF-8")
    }
    var isSequence = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1B:
        try require(mayHaveColors && !isSequence, "an escape in output")
        isSequence = true
      case _ where isSequence:
        let isPart = scalar == "[" || scalar == ";" || ("0"..."9").contains(scalar)
        try require(isPart || scalar == "m", "a sequence other than SGR in output")
        isSequence = isPart
      case 0x0A: continue
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        try require(!isControl, "control \(scalar.value) in output")
      }
    }
  }

  @Sendable private static func rendererSeeds() -> [[UInt8]] {
    TreeSeeds.items.enumerated().map { [UInt8(truncatingIfNeeded: $0.offset &* 37)] + $0.element }
  }
}

private enum SanitizerSeeds {
  static let words = [
    "hello", "e\u{301}\u{327}", "👩‍👩‍👧", "👍🏽", "✈️", "1️⃣", "🇩🇪", "\u{1B}]8;;http://a\u{7}x",
    "\u{1B}[2J", "\u{9B}31m", "\u{202E}abc\u{202C}", "\u{2066}", "\u{200B}", "\u{AD}", "\u{E0041}",
    "\u{E000}", "\u{FFFE}", "\u{378}", "\r\n", "\n", "\t", "\u{2028}", "\u{3000}", "\u{115F}", "你好",
    "한글", "ﷺ", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\0", "\u{7F}", "ก็็็็็็็็็็็็", "…",
  ]
}
