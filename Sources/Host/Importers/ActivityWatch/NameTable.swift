/// Remembers the numbers that names have in a store.
struct NameTable {
  private var numbers: [Key: UInt32?] = [:]
  private var last = Key(name: [], category: nil)
  private var lastNumber: UInt32?
  private var isEmpty = true

  private struct Key: Hashable {
    var name: [UInt8]
    var category: String?
  }

  /// More names than an honest source has; then it begins anew.
  private static let limit = 1 << 16

  /// The number of a name, given as UTF-8, in a category that a rule gave.
  ///
  /// - Parameter find: Is asked for names that are new, or forgotten.
  mutating func number(
    _ name: [UInt8],
    _ category: String?,
    find: () throws -> UInt32?
  ) rethrows -> UInt32? {
    if !isEmpty, name == last.name, category == last.category { return lastNumber }
    let key = Key(name: name, category: category)
    let number: UInt32?
    if let known = numbers[key] {
      number = known
    } else {
      number = try find()
      if numbers.count >= Self.limit { numbers.removeAll(keepingCapacity: true) }
      numbers[key] = .some(number)
    }
    (last, lastNumber, isEmpty) = (key, number, false)
    return number
  }
}
