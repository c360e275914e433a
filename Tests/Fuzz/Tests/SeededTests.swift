import FuzzTargets
import Mutation
import Testing

/// A short run of what `make fuzz` does at length, with the same inputs each time.
@Suite("Whatever comes from outside")
struct SeededTests {
  /// Those that write files.
  private static let slow: Set<String> = [
    "activitywatch-database", "activitywatch-export", "store", "text-sources",
  ]

  @Test("is read or refused, and what must hold does", arguments: FuzzTarget.all.map(\.name))
  func target(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    var mutator = Mutator(target.form, seeds: try target.seeds(), seed: 1)
    for _ in 0..<(Self.slow.contains(name) ? 150 : 1_500) {
      let input = mutator.next()
      #expect(throws: Never.self, "\(input)") { try target.run(input) }
    }
  }

  /// Inputs that were defects once.
  private static let regressions: [(String, [UInt8])] = [
    // A category without its subject's number, and no subjects.
    ("activity", [0xA3, 0, 2, 1, 1, 7, 0x81, 0xA1, 7, 0x81, 0xA0]),
    // A good frame and a bad length in one piece.
    ("frames", [9, 0, 0, 0, 1, 7, 0, 0, 0, 0]),
    // A moment that no message can carry.
    ("store", [1, 8, 8, 0, 0]),
    // A page of bins out of order.
    ("store", [0x9E, 0xFF, 0xFF, 0x5A, 9, 0, 5, 1, 9]),
    // A bin with a subject twice.
    ("store", [1, 21, 15, 0, 0]),
  ]

  @Test("was a defect once and is none now", arguments: regressions)
  func regression(name: String, input: [UInt8]) throws {
    try #require(FuzzTarget.named(name)).run(input)
  }

  @Test("is accepted in its unchanged form", arguments: FuzzTarget.all.map(\.name))
  func seeds(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for input in try target.seeds() { try target.run(input) }
  }
}

@Suite("The mutator")
struct MutatorTests {
  @Test("makes the same inputs for the same seed, and others for another")
  func deterministic() {
    func inputs(_ seed: UInt64) -> [[UInt8]] {
      var mutator = Mutator(.cbor, seeds: [[0x83, 1, 2, 3], [0xA1, 0, 0x61, 0x61]], seed: seed)
      return (0..<100).map { _ in mutator.next() }
    }
    #expect(inputs(7) == inputs(7))
    #expect(inputs(7) != inputs(8))
  }

  @Test("starts with the numbers of xorshift64*")
  func xorShift() {
    // By hand: the state of seed 0 is 0x9E3779B97F4A7C15 before the first step.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    var random = XorShift(seed: 0)
    #expect(random.next() == state &* 0x2545_F491_4F6C_DD1D)
  }

  @Test("keeps inputs within the limit")
  func limit() {
    var mutator = Mutator(.bytes, seeds: [[1, 2, 3, 4, 5, 6, 7, 8]], seed: 3, lengthLimit: 8)
    for _ in 0..<500 { #expect(mutator.next().count <= 8) }
  }
}
