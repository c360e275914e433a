package import ActivityStore
internal import ExtensionProtocol
internal import ViewTree

extension ActivityCatalogue {
  /// What an app's user may choose from.
  ///
  /// - Parameter absence: What is said where there is nothing.
  package init(
    of source: some TokenSource,
    absence: String = ActivityCatalogue.nothingUsed
  ) throws {
    let offered = try source.offered()
    var places: [UInt32: Int] = [:]
    for (place, category) in offered.categories.enumerated() { places[category.number] = place }
    self.init(
      categories: offered.categories.map { Category(name: $0.name, token: $0.token) },
      items: offered.items.compactMap { item in
        guard let category = places[item.category] else { return nil }
        return Item(
          kind: item.kind == .webDomain ? .webDomain : .application,
          name: item.name,
          identifier: item.identifier,
          token: item.token,
          category: category
        )
      },
      absence: absence
    )
  }

  /// Said where an app is authorized and nothing was used.
  package static let nothingUsed =
    "There is no activity to choose from; import some with 'report-host import FILE'."
}
