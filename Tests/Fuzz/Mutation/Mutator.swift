/// What the bytes of a target are, as far as a mutator can make use of it.
package enum InputForm: Hashable, Sendable {
  case bytes
  /// CBOR items, one after another or within frames.
  case cbor
  /// Text with words that mean something.
  case text(words: [String])
}

/// Makes inputs out of others: some only damaged, most still well formed enough to get further.
package struct Mutator: Sendable {
  private var random: XorShift
  private let form: InputForm
  private let seeds: [[UInt8]]
  /// The most bytes of an input.
  private let lengthLimit: Int

  /// - Precondition: There is at least one seed.
  package init(_ form: InputForm, seeds: [[UInt8]], seed: UInt64, lengthLimit: Int = 4_096) {
    precondition(!seeds.isEmpty)
    random = XorShift(seed: seed)
    self.form = form
    self.seeds = seeds
    self.lengthLimit = lengthLimit
  }

  /// The next input.
  package mutating func next() -> [UInt8] {
    changed(seeds[random.below(seeds.count)])
  }

  /// An input with one to eight changes.
  package mutating func changed(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0...random.below(random.oneIn(4) ? 8 : 2) { change(&bytes) }
    if bytes.count > lengthLimit { bytes.removeLast(bytes.count - lengthLimit) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    if random.oneIn(3) { return damage(&bytes) }
    switch form {
    case .bytes: damage(&bytes)
    case .cbor: CBORMutation.change(&bytes, with: &random)
    case .text(let words): insertWord(words, into: &bytes)
    }
  }

  private mutating func insertWord(_ words: [String], into bytes: inout [UInt8]) {
    guard !words.isEmpty else { return damage(&bytes) }
    let word = Array(words[random.below(words.count)].utf8)
    let start = random.below(bytes.count + 1)
    let end = random.oneIn(2) ? start : min(bytes.count, start + random.below(word.count + 4))
    bytes.replaceSubrange(start..<end, with: word)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(random.byte()) }
    let index = random.below(bytes.count)
    switch random.below(8) {
    case 0: bytes[index] ^= 1 << UInt8(random.below(8))
    case 1: bytes[index] = random.byte()
    case 2: bytes[index] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF][random.below(6)]
    case 3: bytes.insert(random.byte(), at: index)
    case 4: bytes.removeSubrange(index..<min(bytes.count, index + 1 + random.below(16)))
    case 5: bytes.removeLast(random.below(bytes.count))
    case 6: overwrite(&bytes, at: index)
    default: splice(&bytes, at: index)
    }
  }

  /// Puts a number that is a limit somewhere, in either byte order.
  private mutating func overwrite(_ bytes: inout [UInt8], at index: Int) {
    let limits: [UInt64] = [
      0, 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 1 << 63, .max,
    ]
    let value = limits[random.below(limits.count)] &+ UInt64(random.below(3)) &- 1
    let width = [1, 2, 4, 8][random.below(4)]
    let isBig = random.oneIn(2)
    for place in 0..<min(width, bytes.count - index) {
      let shift = UInt64(8 * (isBig ? width - 1 - place : place))
      bytes[index + place] = UInt8(truncatingIfNeeded: value >> shift)
    }
  }

  /// Puts a part of another seed, or of the input itself, somewhere.
  private mutating func splice(_ bytes: inout [UInt8], at index: Int) {
    let source = random.oneIn(2) ? bytes : seeds[random.below(seeds.count)]
    guard !source.isEmpty else { return }
    let start = random.below(source.count)
    let part = source[start..<min(source.count, start + 1 + random.below(64))]
    if random.oneIn(2) {
      bytes.insert(contentsOf: part, at: index)
    } else {
      bytes.replaceSubrange(index..<min(bytes.count, index + part.count), with: part)
    }
  }
}
