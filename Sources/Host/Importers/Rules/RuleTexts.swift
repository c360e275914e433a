/// The texts of one event that rules look at, such as its application and its title.
///
/// One value serves all events of an import, so that no event allocates.
struct RuleTexts {
  /// A field and its text, by where they begin and end in ``bytes``.
  struct Part {
    var field: Range<Int>
    var text: Range<Int>
  }

  private(set) var bytes: [UInt8] = []
  private(set) var parts: [Part] = []

  /// As many texts of an event are looked at.
  static let limit = 64

  /// Forgets the event.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds a text, such as the field "title" of an event's data.
  mutating func add(_ field: some Collection<UInt8>, _ text: some Collection<UInt8>) {
    begin(field)
    end(text)
  }

  /// Notes a field whose text may follow.
  mutating func begin(_ field: some Collection<UInt8>) {
    let start = parts.last?.text.upperBound ?? 0
    bytes.removeLast(bytes.count - start)
    bytes.append(contentsOf: field)
  }

  /// Adds the text of the field that was noted.
  mutating func end(_ text: some Collection<UInt8>) {
    guard parts.count < Self.limit else { return }
    let start = parts.last?.text.upperBound ?? 0
    let middle = bytes.count
    bytes.append(contentsOf: text)
    parts.append(Part(field: start..<middle, text: middle..<bytes.count))
  }

  /// Adds a text of a field whose name is known.
  mutating func add(_ field: StaticString, _ text: some Collection<UInt8>) {
    field.withUTF8Buffer { add($0, text) }
  }
}

/// Tells texts apart by 128 bits: with a secret key, two that differ have the same once in 2^64 pairs.
struct TextFingerprint: Equatable {
  var low: UInt64
  var high: UInt64

  /// What ``init(_:key:)`` mixes in, odd and different in each run.
  struct Key {
    let first: UInt64
    let second: UInt64

    init() {
      var generator = SystemRandomNumberGenerator()
      first = generator.next() | 1
      second = generator.next() | 1
    }
  }

  init(_ texts: RuleTexts, key: Key) {
    low = key.first
    high = key.second
    for part in texts.parts {
      mix(UInt64(part.field.count) << 32 | UInt64(part.text.count), key)
    }
    texts.bytes.withUnsafeBytes { all in
      let bytes = all[..<(texts.parts.last?.text.upperBound ?? 0)]
      var index = 0
      while index &+ 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self), key)
        index &+= 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index &+= 1
      }
      mix(rest, key)
    }
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64, _ key: Key) {
    let (a, b) = ((low ^ word).multipliedFullWidth(by: key.first), high ^ word)
    low = a.high ^ a.low
    let c = (b &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: key.second)
    high = c.high ^ c.low
  }
}
