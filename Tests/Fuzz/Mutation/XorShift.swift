/// Marsaglia's xorshift64*: small, and the same numbers everywhere for the same seed.
package struct XorShift: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    // Zero is the one state that it never leaves; the multiplication spreads small seeds.
    let spread = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    state = spread == 0 ? 1 : spread
  }

  package mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from 0 up to a bound, which is above 0.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % max(1, bound) }

  /// Whether a chance of one in `count` came true.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 56) }
}
