/// Where the words beside a chart's marks stand already, so that no two run into each other.
struct WordPlaces {
  private var taken: [Int: [Range<Int>]] = [:]
  /// Words in one row beyond which no more are put there.
  private static let limit = 200

  /// Takes columns of a row with a blank on both sides; false where a word is too near.
  mutating func take(_ columns: Range<Int>, row: Int) -> Bool {
    let words = taken[row, default: []]
    guard words.count < WordPlaces.limit,
      !words.contains(where: {
        $0.lowerBound <= columns.upperBound && columns.lowerBound <= $0.upperBound
      })
    else { return false }
    taken[row, default: []].append(columns)
    return true
  }
}
