import Testing

@Suite("A round axis")
struct RoundAxisTests {
  @Test(
    "has two to four steps of round minutes or hours",
    arguments: [
      (0, "Minutes", [0, 5, 10]), (50, "Minutes", [0, 5, 10]),
      (47 * 60, "Minutes", [0, 15, 30, 45, 60]), (7200, "Minutes", [0, 30, 60, 90, 120]),
      (7201, "Hours", [0, 1, 2, 3]), (17.5 * 3600, "Hours", [0, 6, 12, 18]),
      (1000 * 3600, "Hours", [0, 250, 500, 750, 1000]),
    ] as [(Double, String, [Double])]
  )
  func times(longest: Double, name: String, ticks: [Double]) {
    let axis = RoundAxis(longest: longest)
    #expect(axis.name == name)
    #expect(axis.ticks == ticks)
    #expect(axis.position(of: longest) <= axis.end)
  }

  @Test(
    "has two to four steps of round counts",
    arguments: [
      (0, [0, 1, 2]), (3, [0, 1, 2, 3]), (101, [0, 50, 100, 150]), (200, [0, 50, 100, 150, 200]),
      (203, [0, 100, 200, 300]),
    ] as [(Int, [Double])]
  )
  func counts(highest: Int, ticks: [Double]) {
    #expect(RoundAxis("Pickups", highest: highest).ticks == ticks)
  }
}
