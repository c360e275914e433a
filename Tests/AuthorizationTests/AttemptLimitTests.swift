import Testing

@testable import Authorization

@Suite("The limit of attempts")
struct AttemptLimitTests {
  @Test(
    "is none for four, half a minute for five, doubling up to an hour",
    arguments: [
      (Int64.min, 0), (-1, 0), (0, 0), (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (9, 480),
      (10, 960), (11, 1_920), (12, 3_600), (13, 3_600), (100, 3_600), (.max, 3_600),
    ] as [(Int64, Int64)]
  )
  func delay(failures: Int64, seconds: Int64) {
    #expect(AttemptLimit.delay(afterFailures: failures) == seconds)
  }

  @Test(
    "holds until its moment, and for an hour at most whatever a store says",
    arguments: [
      (0, 1_000, nil), (1_000, 1_000, nil), (1_001, 1_000, 1_001), (4_600, 1_000, 4_600),
      (4_601, 1_000, 4_600), (.max, 1_000, 4_600), (.min, 1_000, nil), (.max, .max - 1, .max),
    ] as [(Int64, Int64, Int64?)]
  )
  func lock(until: Int64, now: Int64, end: Int64?) {
    #expect(AttemptLimit.lock(until, now: now) == end)
  }
}
