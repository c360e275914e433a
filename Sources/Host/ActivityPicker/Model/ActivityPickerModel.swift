package import ExtensionProtocol
package import ViewTree

/// What somebody does in an activity picker, and what is chosen until it is confirmed.
///
/// The app that shows the picker learns nothing of it before that.
package struct ActivityPickerModel: Sendable {
  /// What became of the use of a control.
  package enum Outcome: Hashable, Sendable {
    case none
    /// The picker looks different now.
    case changed
    /// The selection is as it should be.
    case committed(TokenSelection)
    /// The picker is to go away, and everything stays as it was.
    case cancelled
  }

  let catalogue: ActivityCatalogue
  private(set) var content: ActivityPickerContent
  let isSheet: Bool
  private(set) var choice: Choice
  /// Whether something was chosen or taken back that is not confirmed.
  private(set) var hasChanges = false
  private(set) var query = ""
  private(set) var rows: PickerRows
  /// The categories that are open while nothing is searched for.
  private var open: Set<Int>
  /// The first row that is shown.
  private(set) var firstRow = 0
  /// How many rows the list had in the last tree.
  private var listRows = 1
  private var marks = PickerMarks(first: 0)

  /// As much of a search is kept.
  private static let queryLimit = 200

  package init(catalogue: ActivityCatalogue, content: ActivityPickerContent, isSheet: Bool) {
    self.catalogue = catalogue
    self.content = content
    self.isSheet = isSheet
    choice = Choice(catalogue, content.selection)
    open = catalogue.categories.count == 1 ? [0] : []
    let open = open
    rows = PickerRows(catalogue, words: []) { open.contains($0) }
  }

  /// Takes over what the app says of the picker by now.
  ///
  /// A selection that the app has changed itself replaces what is not confirmed.
  package mutating func update(_ content: ActivityPickerContent) {
    if content.selection != self.content.selection {
      choice = Choice(catalogue, content.selection)
      hasChanges = false
    }
    self.content = content
  }

  /// What is chosen and not confirmed.
  package var selection: TokenSelection {
    choice.selection(includesEntireCategory: content.includesEntireCategory)
  }

  /// The picker for a surface of so many cells.
  ///
  /// - Parameters:
  ///   - firstMark: The number of the first of its marks; others follow.
  ///   - grows: Whether its place grows with it and is not made of cells, as on a page.
  package mutating func tree(
    columns: Int,
    rows: Int,
    firstMark: UInt64,
    grows: Bool = false
  ) -> ViewTree {
    marks = PickerMarks(first: firstMark)
    let count = self.rows.count
    let plan = PickerPlan(content, columns: columns, rows: rows, count: count, grows: grows)
    listRows = plan.listRows
    scroll(by: 0)
    return PickerTree(model: self, plan: plan, marks: marks).built()
  }

  /// Moves the list; negative numbers move it towards its start.
  package mutating func scroll(by rows: Int) {
    let last = max(0, self.rows.count - listRows)
    let (sum, isOverflowing) = firstRow.addingReportingOverflow(rows)
    firstRow = min(max(0, isOverflowing ? (rows < 0 ? 0 : last) : sum), last)
  }

  /// Does what using a control means.
  ///
  /// - Parameter number: As in the last tree; others mean nothing.
  package mutating func use(_ number: UInt64, _ value: ControlValue) -> Outcome {
    switch (marks.part(number), value) {
    case (.cancel, .press): return cancel()
    case (.done, .press): return commit()
    case (.search, .enter(let text)): return search(text)
    case (.list, .step(let isUp)): return move(by: isUp ? -1 : 1)
    case (.earlier, .press): return move(by: -listRows)
    case (.later, .press): return move(by: listRows)
    case (.choice(let slot), .turn(let isOn)): return choose(slot, isOn)
    case (.choice(let slot), .press): return choose(slot, nil)
    case (.disclosure(let slot), .press): return fold(slot, nil)
    case (.disclosure(let slot), .turn(let isOpen)): return fold(slot, isOpen)
    default: return .none
    }
  }

  private mutating func move(by rows: Int) -> Outcome {
    let before = firstRow
    scroll(by: rows)
    return firstRow == before ? .none : .changed
  }

  private mutating func cancel() -> Outcome {
    guard !isSheet else { return .cancelled }
    guard hasChanges else { return .none }
    choice = Choice(catalogue, content.selection)
    hasChanges = false
    return .changed
  }

  private mutating func commit() -> Outcome {
    guard isSheet || hasChanges else { return .none }
    let selection = selection
    content.selection = selection
    hasChanges = false
    return .committed(selection)
  }

  private mutating func search(_ text: String) -> Outcome {
    let text = String(text.prefix(Self.queryLimit))
    guard text != query else { return .none }
    query = text
    firstRow = 0
    let words = SearchIndex.words(text)
    rows = PickerRows(catalogue, words: words) { !words.isEmpty || open.contains($0) }
    return .changed
  }

  private mutating func choose(_ slot: Int, _ isOn: Bool?) -> Outcome {
    guard slot < listRows, let row = rows[firstRow + slot] else { return .none }
    switch row {
    case .category(let category):
      let state = state(of: category)
      let wanted = isOn ?? !state.isChosen
      guard wanted != state.isChosen || state.count > 0 else { return .none }
      set(category, wanted)
    case .item(let item):
      let wanted = isOn ?? !choice.isChosen(item: item)
      guard wanted != choice.isChosen(item: item) else { return .none }
      choice.set(item: item, wanted)
    }
    hasChanges = true
    return .changed
  }

  /// What a category's row shows: how many items it stands for, how many of them are chosen, and
  /// whether it is chosen as a whole.
  ///
  /// While a search shows only some of a category, its row stands for those alone.
  func state(of category: Int) -> (all: Int, count: Int, isChosen: Bool) {
    guard let found = rows.found(in: category) else {
      let all = catalogue.ranges[category].count
      return (all, choice.count(in: category), choice.isChosen(category: category))
    }
    let count = choice.count(of: found)
    return (found.count, count, count == found.count)
  }

  private mutating func set(_ category: Int, _ isChosen: Bool) {
    if let found = rows.found(in: category) {
      choice.set(items: found, isChosen)
    } else {
      choice.set(category: category, isChosen)
    }
  }

  private mutating func fold(_ slot: Int, _ isOpen: Bool?) -> Outcome {
    guard slot < listRows, case .category(let category)? = rows[firstRow + slot] else {
      return .none
    }
    let wanted = isOpen ?? !rows.isOpen(category)
    guard wanted != rows.isOpen(category) else { return .none }
    rows.set(category, isOpen: wanted)
    if SearchIndex.words(query).isEmpty {
      if wanted { open.insert(category) } else { open.remove(category) }
    }
    scroll(by: 0)
    return .changed
  }
}
