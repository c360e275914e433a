internal import ViewTree

/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  private let selection: ListSelection?
  private let content: Content

  nonisolated init(_ content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  /// A list has no body of its own.
  public typealias Body = Never

  /// Adds the list; each view in it is a row.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.rows(in: resolver.environment.builtIn.listStyle) {
      guard let selection = view.selection else { return resolver.resolve(view.content) }
      let rows = NodeCollector.rows()
      rows.selection = selection
      resolver.collecting(with: rows) { resolver.resolve(view.content) }
      let values = rows.views
      resolver.note(
        .choose { position in
          if values.indices.contains(position) { selection.choose(values[position]) }
        }
      )
    }
  }
}

/// What the rows of a list are chosen for.
struct ListSelection {
  /// Chooses a row, or one more row.
  let choose: (NodeTraits) -> Void
  /// Whether a row is chosen; nil for one that cannot be.
  private let state: (NodeTraits) -> Bool?

  init<Value: Hashable>(_ selection: Binding<Value?>?) {
    choose = { row in
      if let value = row.selection(as: Value.self) { selection?.wrappedValue = value }
    }
    state = { row in
      guard let selection, let value = row.selection(as: Value.self) else { return nil }
      return selection.wrappedValue == value
    }
  }

  init<Value: Hashable>(one selection: Binding<Value>) {
    choose = { row in
      if let value = row.selection(as: Value.self) { selection.wrappedValue = value }
    }
    state = { row in
      row.selection(as: Value.self).map { selection.wrappedValue == $0 }
    }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    choose = { row in
      guard let selection, let value = row.selection(as: Value.self) else { return }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
    state = { row in
      guard let selection, let value = row.selection(as: Value.self) else { return nil }
      return selection.wrappedValue.contains(value)
    }
  }

  /// Whether a row is chosen.
  func isChosen(_ row: NodeTraits) -> Bool { state(row) ?? false }

  /// What chooses a row; nil where it cannot be chosen.
  @MainActor
  func chooser(of row: NodeTraits) -> (@MainActor () -> Void)? {
    guard state(row) != nil else { return nil }
    let choose = choose
    return { choose(row) }
  }
}
