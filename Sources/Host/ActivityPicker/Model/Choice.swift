internal import ViewTree

/// What is chosen of a catalogue.
struct Choice: Sendable {
  private let catalogue: ActivityCatalogue
  private var categories: [Bool]
  private var items: [Bool]
  /// How many items of each category are chosen one by one.
  private var counts: [Int]

  /// What of a selection the catalogue offers; other tokens are left out.
  init(_ catalogue: ActivityCatalogue, _ selection: TokenSelection) {
    self.catalogue = catalogue
    categories = Array(repeating: false, count: catalogue.categories.count)
    items = Array(repeating: false, count: catalogue.items.count)
    counts = Array(repeating: 0, count: catalogue.categories.count)
    let chosen = Set(selection.categories)
    if !chosen.isEmpty {
      for (place, category) in catalogue.categories.enumerated() {
        categories[place] = chosen.contains(category.token)
      }
    }
    let applications = Set(selection.applications)
    let domains = Set(selection.webDomains)
    guard !applications.isEmpty || !domains.isEmpty else { return }
    for (place, item) in catalogue.items.enumerated() {
      let tokens = item.kind == .webDomain ? domains : applications
      guard tokens.contains(item.token) else { continue }
      items[place] = true
      counts[item.category] += 1
    }
  }

  func isChosen(category: Int) -> Bool { categories[category] }

  /// Whether an item is chosen itself or with its category.
  func isChosen(item: Int) -> Bool { items[item] || categories[catalogue.items[item].category] }

  /// How many items of a category are chosen.
  func count(in category: Int) -> Int {
    categories[category] ? catalogue.ranges[category].count : counts[category]
  }

  /// How many items are chosen in all.
  var count: Int { categories.indices.reduce(0) { $0 + count(in: $1) } }

  /// Chooses a category as a whole, or nothing of it.
  mutating func set(category: Int, _ isChosen: Bool) {
    categories[category] = isChosen
    for item in catalogue.ranges[category] { items[item] = false }
    counts[category] = 0
  }

  /// Chooses an item or not.
  ///
  /// Where its category was chosen as a whole, all others of it are chosen one by one from then on.
  mutating func set(item: Int, _ isChosen: Bool) {
    let category = catalogue.items[item].category
    guard self.isChosen(item: item) != isChosen else { return }
    if categories[category] {
      categories[category] = false
      for other in catalogue.ranges[category] { items[other] = true }
      counts[category] = catalogue.ranges[category].count
    }
    guard items[item] != isChosen else { return }
    items[item] = isChosen
    counts[category] += isChosen ? 1 : -1
  }

  /// The tokens of what is chosen, in ascending order.
  ///
  /// - Parameter includesEntireCategory: Whether all items of a category that is chosen are among
  ///   them.
  func selection(includesEntireCategory: Bool) -> TokenSelection {
    var selection = TokenSelection()
    for category in categories.indices where categories[category] {
      selection.categories.append(catalogue.categories[category].token)
    }
    for (place, item) in catalogue.items.enumerated() {
      guard items[place] || includesEntireCategory && categories[item.category] else { continue }
      if item.kind == .webDomain {
        selection.webDomains.append(item.token)
      } else {
        selection.applications.append(item.token)
      }
    }
    selection.applications.sort { $0.lexicographicallyPrecedes($1) }
    selection.categories.sort { $0.lexicographicallyPrecedes($1) }
    selection.webDomains.sort { $0.lexicographicallyPrecedes($1) }
    return selection
  }
}
