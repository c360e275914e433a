/// Finds which of many texts stand in another, in one pass.
///
/// The method is that of Aho and Corasick (1975). Each text has a rank, and the lowest rank found is
/// the answer.
struct LiteralAutomaton {
  /// What no rank is higher than.
  static let none = Int32.max

  /// The column of each byte; bytes that stand in no text share one.
  private var columns = [UInt8](repeating: 0, count: 256)
  private var width = 1
  /// The next state, by state and column.
  private var next: [Int32] = []
  /// The lowest rank of the texts that end in a state.
  private var ranks: [Int32] = []

  /// As many bytes of all texts together; more is left to regular expressions.
  static let limit = 16_384

  var isEmpty: Bool { next.isEmpty }

  /// - Parameter foldsCase: Whether small and capital letters of ASCII are the same.
  init(_ texts: [(text: [UInt8], rank: Int32)], foldsCase: Bool) {
    guard !texts.isEmpty else { return }
    chooseColumns(texts.map(\.text), foldsCase)
    _ = addState()
    for (text, rank) in texts { add(text, rank) }
    completeTransitions()
  }

  private mutating func chooseColumns(_ texts: [[UInt8]], _ foldsCase: Bool) {
    let fold = { (byte: UInt8) in foldsCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    var used = [Bool](repeating: false, count: 256)
    for byte in texts.joined() { used[Int(fold(byte))] = true }
    // UTF-8 leaves some bytes unused, so there are never more than 255 columns.
    for byte in 0..<256 where used[byte] && width < 256 {
      columns[byte] = UInt8(width)
      width += 1
    }
    if foldsCase { for byte in 0x41...0x5A { columns[byte] = columns[byte | 0x20] } }
  }

  private mutating func addState() -> Int32 {
    next.append(contentsOf: repeatElement(-1, count: width))
    ranks.append(Self.none)
    return Int32(ranks.count - 1)
  }

  private mutating func add(_ text: [UInt8], _ rank: Int32) {
    var state: Int32 = 0
    for byte in text {
      let place = Int(state) * width + Int(columns[Int(byte)])
      if next[place] < 0 { next[place] = addState() }
      state = next[place]
    }
    ranks[Int(state)] = min(ranks[Int(state)], rank)
  }

  /// Goes on, where a text does not, with the longest beginning of one that the end of it is.
  private mutating func completeTransitions() {
    var fallbacks = [Int32](repeating: 0, count: ranks.count)
    var queue: [Int32] = [0]
    var head = 0
    while head < queue.count {
      let state = queue[head]
      let fallback = fallbacks[Int(state)]
      head += 1
      ranks[Int(state)] = min(ranks[Int(state)], ranks[Int(fallback)])
      for column in 0..<width {
        let place = Int(state) * width + column
        let other = state == 0 ? 0 : next[Int(fallback) * width + column]
        if next[place] < 0 {
          next[place] = other
        } else {
          fallbacks[Int(next[place])] = other
          queue.append(next[place])
        }
      }
    }
  }

  /// The lowest rank of the texts that stand in a text; ``none`` where none does.
  func search(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard !next.isEmpty else { return Self.none }
    var best = Self.none
    var state: Int32 = 0
    next.withUnsafeBufferPointer { next in
      ranks.withUnsafeBufferPointer { ranks in
        columns.withUnsafeBufferPointer { columns in
          for byte in text {
            state = next[Int(state) &* width &+ Int(columns[Int(byte)])]
            best = min(best, ranks[Int(state)])
          }
        }
      }
    }
    return best
  }
}
