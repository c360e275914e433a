internal import ExtensionProtocol

/// What one slot stands for.
struct SubjectEntry {
  var number: UInt32
  var isCategory: Bool
  /// The slot of its category; its own for a category.
  var category: Int
  var passes: Bool
}

/// What one slot has collected in the segment under way.
struct SubjectSum {
  var milliseconds: Int64 = 0
  var pickups: Int64 = 0
  var notifications: Int64 = 0
  var isTouched = false
  /// The last bin that had the subject.
  var lastBin = Int64.min
}

/// The subjects of one report, and what the segment under way has of each.
///
/// Numbers of the source are mapped to slots once, so that adding a bin costs no hashing.
struct SubjectTable {
  private(set) var subjects: [ActivityReport.Subject] = []
  private(set) var entries: [SubjectEntry] = []
  private(set) var sums: [SubjectSum] = []
  /// The slots that the segment under way has touched.
  private(set) var touched: [Int] = []
  private var slots: [Int32] = []
  private let source: any ActivitySource
  private let filter: ItemFilter
  private let budget: ReportBudget

  init(_ source: any ActivitySource, _ filter: ItemFilter, _ budget: ReportBudget) {
    self.source = source
    self.filter = filter
    self.budget = budget
  }

  /// Numbers above this are not the store's own.
  static let numberLimit: UInt32 = 4_000_000

  /// The slot of a subject, made where it is new.
  ///
  /// What stands for a category must be one, so the look-up goes one level deep and no deeper.
  mutating func slot(_ number: UInt32, asCategory: Bool = false) throws -> Int {
    if Int(number) < slots.count, slots[Int(number)] >= 0 {
      let slot = Int(slots[Int(number)])
      guard !asCategory || entries[slot].isCategory else {
        throw StoreError.damaged("subject \(number) is no category")
      }
      return slot
    }
    guard number < Self.numberLimit else { throw StoreError.damaged("subject number \(number)") }
    let found = try source.subject(number)
    try budget.take(found.subject)
    let isCategory = found.subject.kind == .category
    guard isCategory || !asCategory else {
      throw StoreError.damaged("subject \(number) is no category")
    }
    let category = isCategory ? subjects.count : try slot(found.category, asCategory: true)
    let slot = subjects.count
    subjects.append(found.subject)
    let passes =
      isCategory
      || filter.passes(number, found, categoryToken: subjects[category].token)
    entries.append(
      SubjectEntry(number: number, isCategory: isCategory, category: category, passes: passes)
    )
    sums.append(SubjectSum())
    while slots.count <= Int(number) { slots.append(-1) }
    slots[Int(number)] = Int32(slot)
    return slot
  }

  /// Adds what a bin has of a subject to its slot; more than once would be more than its time.
  mutating func add(_ item: ActivityBin.Item, of bin: Int64, to slot: Int) throws(StoreError) {
    touch(slot)
    guard sums[slot].lastBin != bin else {
      throw .damaged("table bins: bin \(bin) has subject \(item.subject) twice")
    }
    sums[slot].lastBin = bin
    sums[slot].milliseconds += Int64(item.milliseconds)
    sums[slot].pickups += Int64(item.pickups)
    sums[slot].notifications += Int64(item.notifications)
  }

  /// Adds milliseconds to a slot.
  mutating func add(_ milliseconds: Int64, to slot: Int) {
    touch(slot)
    sums[slot].milliseconds += milliseconds
  }

  /// Lists subjects in the segment under way, with zeros where they were not used.
  ///
  /// What is in several categories is listed in those in which it was used, or in one.
  mutating func list(_ numbers: [UInt32]) throws {
    guard !numbers.isEmpty else { return }
    func name(_ slot: Int) -> [String] {
      ["\(subjects[slot].kind)", subjects[slot].identifier ?? ""]
    }
    var present = Set(touched.map(name))
    for number in numbers {
      let slot = try slot(number)
      if present.insert(name(slot)).inserted { touch(slot) }
    }
  }

  private mutating func touch(_ slot: Int) {
    guard !sums[slot].isTouched else { return }
    sums[slot].isTouched = true
    touched.append(slot)
  }

  /// Forgets the segment under way.
  mutating func reset() {
    for slot in touched { sums[slot] = SubjectSum() }
    touched.removeAll(keepingCapacity: true)
  }
}
