package import ViewTree

/// What somebody may choose from in an activity picker: applications and web domains by category, with
/// the tokens that one app knows them by.
package struct ActivityCatalogue: Sendable {
  /// A category as it is offered.
  package struct Category: Hashable, Sendable {
    package var name: String
    package var token: [UInt8]

    package init(name: String, token: [UInt8]) {
      self.name = name
      self.token = token
    }
  }

  /// An application or web domain.
  package struct Item: Hashable, Sendable {
    package var kind: TokenLabel.Kind
    /// What it is shown as; nil for the identifier.
    package var name: String?
    package var identifier: String
    package var token: [UInt8]
    /// The position of its category in ``ActivityCatalogue/categories``.
    package var category: Int

    package init(
      kind: TokenLabel.Kind,
      name: String? = nil,
      identifier: String,
      token: [UInt8],
      category: Int
    ) {
      self.kind = kind
      self.name = name
      self.identifier = identifier
      self.token = token
      self.category = category
    }

    package var shownName: String { name ?? identifier }
  }

  /// Those that have items: Apple's in Apple's order, then others by name, "Other" last.
  package let categories: [Category]
  /// By category; applications before web domains, by name.
  package let items: [Item]
  /// The items of each category.
  package let ranges: [Range<Int>]
  /// Why there is nothing to choose from and what to do about it; shown where there are no items.
  package let absence: String?
  let index: SearchIndex

  /// - Parameters:
  ///   - categories: In any order; those without items are left out.
  ///   - items: In any order; one whose category there is not is left out.
  package init(categories: [Category], items: [Item], absence: String? = nil) {
    let folded = FoldedNames(items)
    let order = CatalogueOrder(categories, items, folded)
    self.categories = order.categories.map { categories[$0] }
    ranges = order.ranges
    self.items = order.ranges.enumerated().flatMap { category, range in
      range.map { place in
        var item = items[Int(order.items[place])]
        item.category = category
        return item
      }
    }
    index = SearchIndex(folded, order: order.items, categories: self.categories.map(\.name))
    self.absence = absence
  }

  /// What there is to choose from where nothing is.
  package static func empty(_ absence: String) -> ActivityCatalogue {
    ActivityCatalogue(categories: [], items: [], absence: absence)
  }
}
