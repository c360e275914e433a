import Testing

@Suite("A time axis")
struct TimeAxisTests {
  @Test(
    "has three steps of round minutes or hours",
    arguments: [
      (0, "Minutes", [0, 5, 10, 15]), (50 * 60, "Minutes", [0, 20, 40, 60]),
      (7201, "Hours", [0, 1, 2, 3]), (17.5 * 3600, "Hours", [0, 6, 12, 18]),
      (1000 * 3600, "Hours", [0, 340, 680, 1020]),
    ] as [(Double, String, [Double])]
  )
  func ticks(longest: Double, name: String, ticks: [Double]) {
    let axis = TimeAxis(longest: longest)
    #expect(axis.name == name)
    #expect(axis.ticks == ticks)
    #expect(axis.position(of: longest) <= axis.end)
  }
}
