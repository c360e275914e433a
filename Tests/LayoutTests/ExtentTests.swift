import Testing

@testable import Layout

@Suite("Extents")
struct ExtentTests {
  @Test("An answer lies between the least and the most")
  func answers() {
    let extent = Extent(min: 2, ideal: 5, max: 8)
    #expect(extent.answer(to: nil) == 5)
    #expect(extent.answer(to: 0) == 2)
    #expect(extent.answer(to: 6) == 6)
    #expect(extent.answer(to: .infinity) == 8)
  }

  @Test(
    "Answers are finite, whatever goes in",
    arguments: [Double.nan, .infinity, -.infinity, 1e300]
  )
  func finite(number: Double) {
    let extent = Extent(min: number, ideal: number, max: number)
    for proposal in [nil, 0, number] {
      let answer = extent.answer(to: proposal)
      #expect(answer >= 0 && answer <= Extent.limit)
    }
  }

  @Test("A frame's limits replace the child's own")
  func limits() {
    let child = Extent(min: 2, ideal: 5, max: 5)
    #expect(child.limited(min: nil, ideal: nil, max: .infinity).max == .infinity)
    #expect(child.limited(min: nil, ideal: nil, max: 3) == Extent(min: 2, ideal: 3, max: 3))
    #expect(child.limited(min: 7, ideal: nil, max: nil) == .fixed(7))
    #expect(child.limited(min: 3, ideal: 10, max: 20) == Extent(min: 3, ideal: 10, max: 20))
    #expect(child.limited(min: 9, ideal: nil, max: 4) == .fixed(9))
  }
}
