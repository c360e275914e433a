internal import Glibc

/// Remembers the numbers that names have in a store, and finds them by the names' bytes.
///
/// Millions of events have a few hundred names, so nothing is allocated to find one.
struct NameTable {
  private struct Entry {
    let hash: UInt64
    let name: [UInt8]
    let number: UInt32?
  }

  private var entries: [Entry] = []
  /// Places in ``entries``, counted from one; zero is free.
  ///
  /// Their number is a power of two.
  private var slots: [UInt32] = []
  /// Whoever makes names that are meant to meet in one slot does not know it.
  private let seed = UInt64.random(in: .min ... .max)
  /// The entry that was found last: most events are of the same subject as the one before.
  private var last = 0

  /// More names than an honest source has; then it begins anew.
  private static let limit = 1 << 16

  /// The number of a name, given as UTF-8.
  ///
  /// - Parameter find: Is asked for names that are new, or forgotten.
  mutating func number(
    _ name: UnsafeBufferPointer<UInt8>,
    find: () throws -> UInt32?
  ) rethrows -> UInt32? {
    if last < entries.count, Self.isSame(entries[last].name, name) { return entries[last].number }
    let hash = hash(name)
    if let known = place(of: name, hash) {
      last = known
      return entries[known].number
    }
    let number = try find()
    if entries.count >= Self.limit { (entries, slots) = ([], []) }
    entries.append(Entry(hash: hash, name: Array(name), number: number))
    if entries.count * 2 > slots.count { grow() } else { fillSlot(for: entries.count - 1) }
    last = entries.count - 1
    return number
  }

  private func place(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if entries[place].hash == hash, Self.isSame(entries[place].name, name) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, slots.count * 2))
    for place in entries.indices { fillSlot(for: place) }
  }

  private mutating func fillSlot(for place: Int) {
    var slot = Int(truncatingIfNeeded: entries[place].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(place + 1)
  }

  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = seed
    for byte in name {
      hash = (hash ^ UInt64(byte)) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 29
    }
    return hash
  }

  private static func isSame(_ known: [UInt8], _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard known.count == name.count, let base = name.baseAddress else {
      return known.count == name.count
    }
    return known.withUnsafeBytes {
      $0.baseAddress.map { memcmp($0, base, name.count) == 0 } ?? true
    }
  }
}
