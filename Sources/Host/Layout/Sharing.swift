/// How a stack shares out its length among its children.
///
/// SwiftUI's rule: the highest layout priority first, and within a priority the least flexible
/// first; each is offered an equal part of what remains, after the least lengths of all lower
/// priorities have been set aside.
enum Sharing {
  /// The children's lengths.
  ///
  /// - Parameters:
  ///   - total: What there is for all of them; nil gives each its ideal length.
  ///   - extents: What each child can be.
  ///   - priorities: Each child's layout priority; empty where all are 0.
  ///   - wholeUnits: Whether lengths are rounded down to whole units; the last takes the rest.
  static func lengths(
    total: Double?,
    extents: [Extent],
    priorities: [Double],
    wholeUnits: Bool
  ) -> [Double] {
    guard let total else { return extents.map(\.ideal) }
    let most = extents.reduce(0) { $0 + $1.max }
    if most <= total { return extents.map { $0.answer(to: .infinity) } }
    let isRoomy = extents.reduce(0) { $0 + $1.comfortable } <= total
    let order = groups(extents: extents, priorities: priorities)
    let extents = isRoomy ? extents.map(\.atEase) : extents
    var lengths = extents.map(\.min)
    var remaining = total
    var reserved = lengths.reduce(0, +)
    for group in order {
      reserved -= group.reduce(0) { $0 + extents[$1].min }
      var available = remaining - reserved
      for (position, child) in group.enumerated() {
        let equal = max(available, 0) / Double(group.count - position)
        let length = extents[child].answer(to: wholeUnits ? equal.rounded(.down) : equal)
        lengths[child] = length
        available -= length
        remaining -= length
      }
    }
    return lengths
  }

  /// Children by falling priority, and by rising flexibility within one priority.
  private static func groups(extents: [Extent], priorities: [Double]) -> [ArraySlice<Int>] {
    func rank(_ child: Int) -> (Double, Double, Int) {
      (priorities.isEmpty ? 0 : -priorities[child], extents[child].flexibility, child)
    }
    let order = extents.indices.sorted { rank($0) < rank($1) }
    guard !priorities.isEmpty else { return [order[...]] }
    var groups: [ArraySlice<Int>] = []
    var start = 0
    for end in 1...max(order.count, 1)
    where end == order.count || priorities[order[end]] != priorities[order[start]] {
      groups.append(order[start..<end])
      start = end
    }
    return groups
  }
}
