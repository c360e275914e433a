/// The rules that only look for given texts, which are all searched at once.
struct LiteralRules {
  private let exact: LiteralAutomaton
  private let folding: LiteralAutomaton
  /// The rules that are answered here.
  let ranks: Set<Int>

  /// - Parameter rules: In the order of their rank.
  init(_ rules: [CategoryRules.Rule]) {
    var exact: [(text: [UInt8], rank: Int32)] = []
    var folding: [(text: [UInt8], rank: Int32)] = []
    var ranks: Set<Int> = []
    var length = 0
    for (rank, rule) in rules.enumerated() where rule.fields.isEmpty {
      guard let texts = PlainAlternatives.parse(rule.regex) else { continue }
      // Folding is that of ASCII. Where more belongs together, regular expressions know it.
      if rule.ignoresCase && !texts.joined().allSatisfy({ $0 < 0x80 }) { continue }
      length += texts.reduce(0) { $0 + $1.count }
      guard length <= LiteralAutomaton.limit else { break }
      ranks.insert(rank)
      let entries = texts.map { (text: $0, rank: Int32(rank)) }
      if rule.ignoresCase { folding += entries } else { exact += entries }
    }
    self.exact = LiteralAutomaton(exact, foldsCase: false)
    self.folding = LiteralAutomaton(folding, foldsCase: true)
    self.ranks = ranks
  }

  /// The rank of the first rule that matches; `LiteralAutomaton.none` where none does.
  @inline(__always)
  func search(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    min(exact.search(text), folding.search(text))
  }
}
