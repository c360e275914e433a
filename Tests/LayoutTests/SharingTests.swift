import Testing

@testable import Layout

@Suite("Sharing a stack's length")
struct SharingTests {
  private func share(_ total: Double?, _ extents: [Extent], _ priorities: [Double] = []) -> [Double]
  {
    Sharing.lengths(total: total, extents: extents, priorities: priorities, wholeUnits: true)
  }

  @Test("Without a proposal each child gets its ideal length")
  func ideal() {
    #expect(share(nil, [.fixed(3), .greedy(ideal: 5)]) == [3, 5])
  }

  @Test("A fixed child is served before one that takes all it can get")
  func fixedFirst() {
    #expect(share(20, [.greedy(ideal: 1), .fixed(6)]) == [14, 6])
  }

  @Test("Greedy children get equal parts, the last one the rest")
  func equal() {
    #expect(share(80, [.greedy(ideal: 0), .greedy(ideal: 0), .greedy(ideal: 0)]) == [26, 27, 27])
  }

  @Test("What a child does not need goes to those after it")
  func rest() {
    let small = Extent(min: 0, ideal: 4, max: 4)
    let large = Extent(min: 0, ideal: 30, max: 30)
    #expect(share(20, [large, small]) == [16, 4])
  }

  @Test("A long word, which breaks when it must, is served after a short one")
  func longWord() {
    let long = Extent(min: 1, comfortable: 12, ideal: 12, max: 12)
    let short = Extent(min: 1, comfortable: 4, ideal: 4, max: 4)
    #expect(share(15, [long, short]) == [11, 4])
  }

  @Test("A higher priority takes all but the least lengths of the lower ones")
  func priority() {
    let text = Extent(min: 2, ideal: 30, max: 30)
    #expect(share(20, [text, text], [0, 1]) == [2, 18])
  }

  @Test("Children that cannot shrink overflow")
  func overflow() {
    #expect(share(5, [.fixed(4), .fixed(4)]) == [4, 4])
  }

  @Test("Points are shared exactly")
  func points() {
    let extents = [Extent.greedy(ideal: 0), .greedy(ideal: 0)]
    #expect(
      Sharing.lengths(total: 5, extents: extents, priorities: [], wholeUnits: false) == [2.5, 2.5]
    )
  }
}
