extension [ActivityBin] {
  /// Adds the quarters of hours of which only sums are known, as far as they lie in a span.
  ///
  /// A traveller's hours may overlap, where two zones begin them at different minutes: what they
  /// share is joined, and no bin exceeds a quarter of an hour.
  mutating func add(_ blocks: [(bin: Int64, block: HourBlock)], within span: Range<Int64>) {
    var places: [Int64: Int] = [:]
    for (place, bin) in enumerated() { places[bin.index] = place }
    for (first, block) in blocks {
      for bin in HourSpreader(block, first: first).bins() where span.contains(bin.index) {
        if let place = places[bin.index] {
          self[place].join(bin)
        } else {
          places[bin.index] = count
          append(bin)
        }
      }
    }
    sort { $0.index < $1.index }
  }
}

extension ActivityBin {
  /// Adds what another record has of the same quarter of an hour.
  fileprivate mutating func join(_ other: ActivityBin) {
    screen.join(other.screen)
    firstPickup = [firstPickup, other.firstPickup].compactMap(\.self).min()
    pickupsWithoutApplication = sum(pickupsWithoutApplication, other.pickupsWithoutApplication)
    for item in other.items {
      if let known = items.firstIndex(where: { $0.subject == item.subject }) {
        items[known].milliseconds = time(items[known].milliseconds, item.milliseconds)
        items[known].pickups = sum(items[known].pickups, item.pickups)
        items[known].notifications = sum(items[known].notifications, item.notifications)
      } else {
        items.append(item)
      }
    }
  }
}

extension ActivityBin.ScreenUse {
  fileprivate mutating func join(_ other: ActivityBin.ScreenUse) {
    milliseconds = time(milliseconds, other.milliseconds)
    lead = max(lead, other.lead)
    tail = max(tail, other.tail)
    if other.longest > longest { (longestStart, longest) = (other.longestStart, other.longest) }
  }
}

private func sum(_ a: Int32, _ b: Int32) -> Int32 { Int32(clamping: Int64(a) + Int64(b)) }

/// A sum of times, which is no longer than a bin.
private func time(_ a: Int32, _ b: Int32) -> Int32 {
  Int32(clamping: min(Int64(a) + Int64(b), ActivityBin.milliseconds))
}
