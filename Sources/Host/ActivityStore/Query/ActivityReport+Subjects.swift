package import ExtensionProtocol

extension ActivityReport {
  /// Leaves out the subjects that no segment mentions.
  ///
  /// A query looks at more than it lets through; what the filter held back must not be named to an
  /// extension either.
  ///
  /// - Complexity: O(items in all segments).
  package mutating func dropUnusedSubjects() {
    var isUsed = Array(repeating: false, count: subjects.count)
    for category in segments.lazy.flatMap(\.categories) {
      isUsed[category.category] = true
      for item in category.applications { isUsed[item.application] = true }
      for item in category.webDomains { isUsed[item.webDomain] = true }
    }
    guard isUsed.contains(false) else { return }
    var places: [Int] = []
    var kept: [Subject] = []
    for (subject, isUsed) in zip(subjects, isUsed) {
      places.append(kept.count)
      if isUsed { kept.append(subject) }
    }
    subjects = kept
    for segment in segments.indices {
      for category in segments[segment].categories.indices {
        segments[segment].categories[category].move(to: places)
      }
    }
  }
}

extension ActivityReport.CategoryActivity {
  /// Takes the new places of the subjects that it mentions.
  fileprivate mutating func move(to places: [Int]) {
    category = places[category]
    for index in applications.indices {
      applications[index].application = places[applications[index].application]
    }
    for index in webDomains.indices {
      webDomains[index].webDomain = places[webDomains[index].webDomain]
    }
  }
}
