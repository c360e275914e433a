/// The work that may still be done to show one tree, in cells that are drawn or what takes as long.
///
/// A tree may be small to send and long to draw: layers over layers, thousands of charts, charts of
/// thousands of places. What a renderer does for each cell, word and mark is paid for here, so that
/// the whole is bounded whatever the tree holds.
package struct WorkBudget: Sendable {
  private var left: Int
  /// Whether something was left out because it could not be paid for.
  package private(set) var isExceeded = false

  package init(_ limit: Int) {
    left = limit
  }

  /// Pays for work before it is done; false where there is no more to be done.
  package mutating func spend(_ work: Int) -> Bool {
    guard work <= left else {
      isExceeded = true
      return false
    }
    left -= max(work, 0)
    return true
  }

  /// Pays for work that has been done; nothing more can be paid for where it was too much.
  package mutating func charge(_ work: Int) {
    left -= min(max(work, 0), left)
  }

  /// Notes that something is left out for another reason of size.
  package mutating func exceed() {
    isExceeded = true
  }

  /// What building a chart's plot takes.
  package mutating func spend(onMarksOf count: Int) -> Bool {
    spend(200 + min(count, 1 << 40) * 20)
  }
}
