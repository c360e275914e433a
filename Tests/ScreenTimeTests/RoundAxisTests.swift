import Testing

@Suite("A round axis")
struct RoundAxisTests {
  @Test(
    "has three steps of round minutes or hours",
    arguments: [
      (0, "Minutes", [0, 5, 10, 15]), (47 * 60, "Minutes", [0, 20, 40, 60]),
      (7200, "Minutes", [0, 40, 80, 120]), (7201, "Hours", [0, 1, 2, 3]),
      (17.5 * 3600, "Hours", [0, 6, 12, 18]), (119 * 3600, "Hours", [0, 40, 80, 120]),
    ] as [(Double, String, [Double])]
  )
  func times(longest: Double, name: String, ticks: [Double]) {
    let axis = RoundAxis(longest: longest)
    #expect(axis.name == name)
    #expect(axis.ticks == ticks)
    #expect(axis.position(of: longest) <= axis.end)
  }

  @Test(
    "has three steps of round counts",
    arguments: [
      (0, [0, 1, 2, 3]), (3, [0, 1, 2, 3]), (4, [0, 2, 4, 6]), (101, [0, 40, 80, 120]),
      (900, [0, 300, 600, 900]),
    ] as [(Int, [Double])]
  )
  func counts(highest: Int, ticks: [Double]) {
    #expect(RoundAxis("Pickups", highest: highest).ticks == ticks)
  }
}
