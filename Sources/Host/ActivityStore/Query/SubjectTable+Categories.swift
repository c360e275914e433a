internal import ExtensionProtocol

extension SubjectTable {
  /// What the segment under way has, by category: the most used first, ties by name.
  func categories() -> [ActivityReport.CategoryActivity] {
    var places = [Int](repeating: -1, count: subjects.count)
    var result: [ActivityReport.CategoryActivity] = []
    func place(_ category: Int) -> Int {
      if places[category] >= 0 { return places[category] }
      places[category] = result.count
      result.append(
        ActivityReport.CategoryActivity(
          category: category,
          duration: sums[category].milliseconds
        )
      )
      return result.count - 1
    }
    for slot in touched where !entries[slot].isCategory {
      let place = place(entries[slot].category)
      let sum = sums[slot]
      if subjects[slot].kind == .webDomain {
        result[place].webDomains.append(
          ActivityReport.WebDomainActivity(webDomain: slot, duration: sum.milliseconds)
        )
      } else {
        result[place].applications.append(
          ActivityReport.ApplicationActivity(
            application: slot,
            duration: sum.milliseconds,
            pickups: sum.pickups,
            notifications: sum.notifications
          )
        )
      }
    }
    return sorted(result)
  }

  private func sorted(
    _ categories: [ActivityReport.CategoryActivity]
  ) -> [ActivityReport.CategoryActivity] {
    var categories = categories
    for index in categories.indices {
      categories[index].applications.sort {
        precedes(($0.duration, $0.application), ($1.duration, $1.application))
      }
      categories[index].webDomains.sort {
        precedes(($0.duration, $0.webDomain), ($1.duration, $1.webDomain))
      }
    }
    categories.sort { precedes(($0.duration, $0.category), ($1.duration, $1.category)) }
    return categories
  }

  private func precedes(_ a: (Int64, Int), _ b: (Int64, Int)) -> Bool {
    guard a.0 == b.0 else { return a.0 > b.0 }
    let (left, right) = (subjects[a.1], subjects[b.1])
    return (left.identifier ?? left.name ?? "") < (right.identifier ?? right.name ?? "")
  }
}
