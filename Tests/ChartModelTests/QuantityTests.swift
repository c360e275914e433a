import Testing

@testable import ChartModel

@Suite("Quantities in words")
struct QuantityTests {
  @Test(
    "A label's unit makes numbers durations",
    arguments: [
      ("Minutes", 90.0, "1h 30m"), ("Screen Time (hours)", 1.5, "1h 30m"), ("seconds", 45, "45s"),
      ("Duration in Minutes", 0, "0"), ("Seconds", 5400, "1h 30m"), ("Hours", 4, "4h"),
      ("seconds", 90, "1m 30s"), ("Seconds", 3599, "59m"),
    ]
  )
  func durations(label: String, value: Double, expected: String) {
    #expect(Quantity(label: label).text(value) == expected)
  }

  @Test(
    "Other numbers have as many decimals as they need",
    arguments: [
      (0.0, "0"), (3.5, "3.5"), (2.25, "2.25"), (1250, "1,250"), (1_000_000, "1M"),
      (2_500_000_000, "2.5B"), (-3, "−3"), (.nan, "–"), (1e300, "∞"), (1.0 / 3, "0.33"),
      (1005, "1,005"), (-0.001, "0"),
    ]
  )
  func numbers(value: Double, expected: String) {
    #expect(Quantity(label: "Pickups").text(value) == expected)
  }
}
