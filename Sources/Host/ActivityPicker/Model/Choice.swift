internal import ViewTree

/// What is chosen of a catalogue.
struct Choice: Sendable {
  private let catalogue: ActivityCatalogue
  private var categories: [Bool]
  private var items: [Bool]
  /// How many items of each category are chosen one by one.
  private var counts: [Int]
  /// Tokens of the app's that the catalogue does not offer now.
  ///
  /// They stay as they are: an item that is away for a day is not to be lost by confirming what was
  /// never touched, and an app is not to learn which of its tokens still stand for something.
  private var kept: TokenSelection

  init(_ catalogue: ActivityCatalogue, _ selection: TokenSelection) {
    self.catalogue = catalogue
    categories = Array(repeating: false, count: catalogue.categories.count)
    items = Array(repeating: false, count: catalogue.items.count)
    counts = Array(repeating: 0, count: catalogue.categories.count)
    kept = selection
    guard !selection.isEmpty else { return }
    let chosen = Set(selection.categories)
    if !chosen.isEmpty {
      for (place, category) in catalogue.categories.enumerated() {
        categories[place] = chosen.contains(category.token)
      }
    }
    let applications = Set(selection.applications)
    let domains = Set(selection.webDomains)
    for (place, item) in catalogue.items.enumerated() {
      let tokens = item.kind == .webDomain ? domains : applications
      guard tokens.contains(item.token) else { continue }
      items[place] = true
      counts[item.category] += 1
    }
    keep(chosen, applications, domains)
  }

  /// Keeps what of these is not in the catalogue.
  private mutating func keep(
    _ categories: Set<[UInt8]>,
    _ applications: Set<[UInt8]>,
    _ domains: Set<[UInt8]>
  ) {
    let offered = catalogue.items.indices.filter { items[$0] }.map { catalogue.items[$0] }
    kept.categories = Array(categories.subtracting(catalogue.categories.map(\.token)))
    kept.applications = Array(
      applications.subtracting(offered.filter { $0.kind != .webDomain }.map(\.token))
    )
    kept.webDomains = Array(
      domains.subtracting(offered.filter { $0.kind == .webDomain }.map(\.token))
    )
  }

  /// How many tokens are chosen that the catalogue does not offer.
  var keptCount: Int { kept.applications.count + kept.categories.count + kept.webDomains.count }

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

  /// How many of some items are chosen.
  func count(of items: some Sequence<Int32>) -> Int {
    items.reduce(0) { $0 + (isChosen(item: Int($1)) ? 1 : 0) }
  }

  /// Chooses some items or none of them.
  mutating func set(items: some Sequence<Int32>, _ isChosen: Bool) {
    for item in items { set(item: Int(item), isChosen) }
  }

  /// The tokens of what is chosen, in ascending order.
  ///
  /// - Parameter includesEntireCategory: Whether all items of a category that is chosen are among
  ///   them.
  func selection(includesEntireCategory: Bool) -> TokenSelection {
    var selection = kept
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
