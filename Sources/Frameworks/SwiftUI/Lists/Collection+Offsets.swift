public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at some offsets away; offsets past the end are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to before another one; offsets past the end are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { (offset: $0.offset, element: $0.element) }
    let moved = elements.filter { source.contains($0.offset) }
    let others = elements.filter { !source.contains($0.offset) }
    let before = others.prefix { $0.offset < destination }
    let ordered = Array(before) + moved + Array(others.dropFirst(before.count))
    var index = startIndex
    for entry in ordered {
      self[index] = entry.element
      formIndex(after: &index)
    }
  }
}
