/// A small generator whose numbers depend on its seed alone (SplitMix64).
struct SampleRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number of the range, whose bounds are not far apart.
  mutating func next(_ range: ClosedRange<Int64>) -> Int64 {
    let span = UInt64(range.upperBound - range.lowerBound + 1)
    return range.lowerBound + Int64(next() >> 32) % Int64(span)
  }

  /// True as often as a percentage says.
  mutating func chance(_ percent: Int64) -> Bool { next(0...99) < percent }

  /// The index of an element, as often as its weight says.
  mutating func pick<Element>(
    _ elements: [Element],
    by weight: (Element) -> Int64
  ) -> Int {
    var rest = next(0...(elements.reduce(0) { $0 + weight($1) } - 1))
    for (index, element) in elements.enumerated() {
      if rest < weight(element) { return index }
      rest -= weight(element)
    }
    return 0
  }
}
