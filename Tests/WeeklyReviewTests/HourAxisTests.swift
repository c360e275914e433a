import Testing

@Suite("An axis in hours")
struct HourAxisTests {
  @Test(
    "has two to four steps of round hours",
    arguments: [
      (0, [0, 0.25, 0.5]), (3600, [0, 0.25, 0.5, 0.75, 1]), (17.5 * 3600, [0, 6, 12, 18]),
      (1000 * 3600, [0, 250, 500, 750, 1000]),
    ] as [(Double, [Double])]
  )
  func ticks(longest: Double, ticks: [Double]) {
    #expect(HourAxis(longest: longest).ticks == ticks)
  }
}
