import Testing

@testable import Importers

@Suite("Histories that were moved with the clock")
struct ClockStepsTests {
  /// Stretches whose lengths and gaps there are once only, so that as many less one tell a step.
  private func stretches(_ count: Int, group: Int64, movedBy step: Int64) -> [Range<Int64>] {
    (0..<Int64(count)).map { number in
      let start = group * 100_000 + step + number * 1_000
      return start..<(start + 1 + group * 10 + number)
    }
  }

  @Test("No more differences are tried than clocks are set, those that most stretches tell")
  func many() {
    // Twenty groups, moved by 10, 20, … 200 s; the last of them has one stretch more.
    let groups = (0..<20 as Range<Int64>).map { ($0, $0 == 19 ? 4 : 3) }
    let known = groups.flatMap { stretches($1, group: $0, movedBy: 0) }
    let new = groups.flatMap { stretches($1, group: $0, movedBy: ($0 + 1) * 10) }
    let steps = ClockSteps(known: known, new: new)
    #expect(steps.steps == (1...15).map { $0 * 10 } + [200])
    #expect(steps.isKnown(new[0]))
    #expect(!steps.isKnown(1_900_000..<1_900_001))
  }
}
