internal import Foundation
internal import ViewTree

/// What can be done with a row of a list, as the views in it say.
struct RowUses {
  /// Deletes the row.
  var delete: (@MainActor () -> Void)?
  /// The commands that appear when the row is swiped or held.
  var menus: [AnyView] = []
  /// What choosing the row refers to, such as the value of a link that fills it.
  var value: AnyHashable?
  /// Whether a link fills the row, so that following it chooses the row too.
  var isLink = false
  /// Whether the row cannot be chosen.
  var isFixed = false
  /// Whether the row holds others, and its label is what is chosen.
  var isGroup = false
}

extension _ViewResolver {
  /// Adds a row of a list as one that can be used.
  func addRow(_ traits: NodeTraits, of selection: ListSelection?, _ body: () -> Void) {
    guard graph.takesEvents, environment.builtIn.controls.isInList else { return body() }
    let uses = traits.row
    let isChosen = !uses.isGroup && selection?.isChosen(traits) ?? false
    if uses.menus.isEmpty, !isChosen { return markingRow(traits, of: selection, body) }
    markingRow(traits, of: selection) {
      let end = _RowEnd(menus: uses.menus, isChosen: isChosen)
      guard isChosen else { return row(body, end: end) }
      wrapping(.accessibility(Accessibility(traits: .isSelected))) { row(body, end: end) }
    }
  }

  /// Adds a row with something at its trailing edge.
  private func row(_ body: () -> Void, end: _RowEnd) {
    node(.stack(Stack(axis: .horizontal))) {
      body()
      descend(.part(-1)) { resolve(end) }
    }
  }

  /// Marks a row that can be chosen or deleted.
  private func markingRow(
    _ traits: NodeTraits,
    of selection: ListSelection?,
    _ body: () -> Void
  ) {
    let uses = traits.row
    let choose = uses.isFixed || uses.isGroup ? nil : selection?.chooser(of: traits)
    let delete = uses.delete ?? destructiveAction(of: uses.menus)
    guard environment.isEnabled, choose != nil || delete != nil else { return body() }
    var row = LiveControl(action: .press(choose ?? {}), extras: ControlExtras())
    row.extras.delete = delete
    row.extras.choose = uses.isLink ? choose : nil
    marking(row: row, body)
  }

  /// What the first button does that destroys something.
  private func destructiveAction(of views: [AnyView]) -> (@MainActor () -> Void)? {
    guard !views.isEmpty else { return nil }
    let finder = ButtonFinder()
    withEnvironment({ $0.builtIn.controls.buttonFinder = finder }) {
      for (index, view) in views.enumerated() {
        descend(.part(-2 - index)) { _ = survey(entersBodies: true) { resolve(view) } }
      }
    }
    return finder.destructive
  }
}

/// The rows of a list of which one holds others, as far as they can be chosen.
@MainActor
struct SelectableRows {
  fileprivate let resolver: _ViewResolver
  fileprivate let collector: NodeCollector?
  fileprivate let traits: NodeTraits

  /// Adds the label of the row that holds the others, which can be chosen by it.
  func addLabel(_ body: () -> Void) {
    guard let selection = collector?.selection else { return body() }
    var row = NodeTraits(tag: traits.tag, identity: traits.identity)
    row.row.isFixed = traits.row.isFixed
    row.row.value = traits.row.value
    resolver.addRow(row, of: selection, body)
  }

  /// Adds the rows that it holds.
  func addContent(_ body: () -> Void) {
    guard let collector else { return body() }
    resolver.collecting(with: collector, body)
  }
}

extension _ViewResolver {
  /// The rows around, where they can be chosen and the host takes events.
  var selectableRows: SelectableRows {
    let isUsed = graph.takesEvents && collector?.selection != nil
    return SelectableRows(
      resolver: self,
      collector: isUsed ? collector : nil,
      traits: traits ?? NodeTraits()
    )
  }
}

/// Hears which buttons a view has.
final class ButtonFinder {
  /// What the first button does that destroys something.
  private(set) var destructive: (@MainActor () -> Void)?

  func note(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void) {
    if role == .destructive, destructive == nil { destructive = action }
  }
}

/// What stands at the trailing edge of a row: a menu of its actions, and a mark that it is chosen.
struct _RowEnd: View {
  let menus: [AnyView]
  let isChosen: Bool

  var body: some View {
    Spacer()
    if !menus.isEmpty {
      Menu {
        ForEach(menus.indices, id: \.self) { menus[$0] }
      } label: {
        Image(systemName: "ellipsis")
      }
    }
    if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
  }
}

/// A modifier that lets the rows of a loop be deleted.
struct _DeleteModifier {
  let action: ((IndexSet) -> Void)?
}

extension _DeleteModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    guard resolver.graph.takesEvents, let action = modifier.action else {
      return content(resolver)
    }
    let saved = resolver.rowDeletion
    resolver.rowDeletion = action
    content(resolver)
    resolver.rowDeletion = saved
  }
}

extension View {
  /// Adds commands to a row of a list.
  nonisolated func rowMenu(_ commands: AnyView?) -> some View {
    modifier(_RowModifier { if let commands { $0.menus.append(commands) } })
  }
}

/// A modifier that says what can be done with a row.
struct _RowModifier {
  let change: (inout RowUses) -> Void
}

extension _RowModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    guard resolver.graph.takesEvents else { return content(resolver) }
    resolver.withTraits({ modifier.change(&$0.row) }) { content(resolver) }
  }
}
