internal import ExtensionProtocol
internal import Layers
package import PlainTree
internal import TerminalInput
internal import TerminalRenderer
package import ViewTree

extension FullScreenInterface {
  /// The most layers that are shown; what is below the uppermost can hardly be seen.
  private static let layerLimit = 8
  /// The most places in which how far they are scrolled is remembered.
  private static let scrollLimit = 512

  package mutating func show(
    _ tree: ViewTree,
    unanswered: Set<UInt64>,
    names: @escaping @Sendable (TokenLabel) -> TokenName?
  ) {
    options.resolveToken = names
    pending = pending.filter { unanswered.contains($0.key) || isUntaken($0.key) }
    layered = LayeredTree(tree)
    layOut()
    updateDrafts()
    followWish(of: tree)
  }

  /// Lays out what is shown, and keeps the focus where it was.
  mutating func layOut() {
    isChanged = true
    guard let layered else { return }
    let old = surfaces
    surfaces = [Surface(base: layered.base, options: options, scrolls: scrolls)]
    // A picker of the host's is above all that the app draws, so that what is typed goes to it.
    let layers =
      layered.layers.filter { !$0.tree.holdsHostList }
      + layered.layers.filter(\.tree.holdsHostList)
    for layer in layers.suffix(FullScreenInterface.layerLimit) {
      surfaces.append(Surface(layer, options: options, scrolls: scrolls))
    }
    for index in surfaces.indices { keepFocus(of: index, from: old) }
    keepEditing(from: old)
    updateMenus()
    dragged = dragged.flatMap { surfaces.last?.stop($0)?.focus }
    if scrolls.count > FullScreenInterface.scrollLimit { forgetScrolls() }
  }

  /// What is being typed goes on into the same field only, whatever the process puts in its place.
  private mutating func keepEditing(from old: [Surface]) {
    let wasEditing = isEditing
    let stop = surfaces.last?.focusedStop
    let isSameField = surfaces.count == old.count && stop?.focus == old.last?.focus
    isEditing = wasEditing && isSameField && stop?.mark.role == .enter
    // A dialog that asks for words, where nothing was being typed.
    let isNew = surfaces.count > old.count || stop.map { isNewWish($0.focus, from: old) } ?? false
    if !wasEditing, isNew, let stop, stop.mark.role == .enter {
      isEditing = true
      beginDraft(of: stop)
    }
  }

  private mutating func forgetScrolls() {
    let present = Set(surfaces.flatMap { $0.scrollers.map(\.mark.number) })
    scrolls = scrolls.filter { present.contains($0.key) }
  }

  /// Gives a new surface the focus of the one that it follows, or what comes next to it.
  private mutating func keepFocus(of index: Int, from old: [Surface]) {
    guard old.indices.contains(index), isSame(surfaces[index], old[index]) else {
      if index > 0 { surfaces[index].focus = surfaces[index].firstFocus }
      return
    }
    if index > 0, !isEditing, let wish = surfaces[index].hostWish, old[index].hostWish == nil {
      surfaces[index].focus = wish
      return
    }
    guard let focus = old[index].focus else { return }
    if surfaces[index].stop(focus) != nil {
      surfaces[index].focus = focus
    } else if let pushed = surfaces[index].pushedFocus(since: old[index]),
      isSameOwner(pushed.number, focus.number)
    {
      surfaces[index].focus = pushed
    } else if let position = old[index].stops.firstIndex(where: { $0.focus == focus }) {
      // What is gone from a report leads to no control of the app's, which would be used unseen.
      let stops = surfaces[index].stops.filter { isSameOwner($0.focus.number, focus.number) }
      let other = stops.first { $0.focus.number == focus.number }
      let before = old[index].stops[..<position]
      let place = before.count { isSameOwner($0.focus.number, focus.number) }
      let next = stops.isEmpty ? nil : stops[min(place, stops.count - 1)]
      surfaces[index].focus = (other ?? next)?.focus
    }
  }

  /// Whether the host wishes for the focus in the uppermost surface for the first time, as where what a
  /// picker offers has just been found.
  private func isNewWish(_ focus: Focus, from old: [Surface]) -> Bool {
    surfaces.count > 1 && surfaces.last?.hostWish == focus && old.last?.hostWish == nil
  }

  private func isSame(_ new: Surface, _ old: Surface) -> Bool {
    new.presentation?.kind == old.presentation?.kind
      && new.dismissal?.number == old.dismissal?.number
  }

  /// Takes what the process has made of what was typed.
  private mutating func updateDrafts() {
    guard !drafts.isEmpty else { return }
    var fields: [UInt64: TextFieldContent] = [:]
    for surface in surfaces {
      for stop in surface.stops where drafts[stop.focus.number] != nil {
        fields[stop.focus.number] = surface.tree.content(markedBy: stop.node)?.textField
      }
    }
    for (number, var draft) in drafts {
      guard let field = fields[number] else {
        drafts[number] = nil
        continue
      }
      guard pending[number] == nil else { continue }
      if !field.isSecure {
        draft.replace(with: field.text)
      } else if field.text.count != draft.count {
        // The process keeps the secret to itself, but can do away with it.
        draft = LineEditor()
      }
      drafts[number] = draft
    }
  }

  /// Whether two marks are of one process, which the bits above its own numbers tell.
  private func isSameOwner(_ number: UInt64, _ other: UInt64?) -> Bool {
    other.map { $0 / ControlMark.numberLimit == number / ControlMark.numberLimit } ?? true
  }

  /// Moves the focus where the app asks for it anew, or takes it from where it does no more.
  ///
  /// The app is told of the focus in any case: whether there is such a control on the screen depends on
  /// what else is shown there, and whether it gets the focus on what the user is doing.
  private mutating func followWish(of tree: ViewTree) {
    let wish = tree.wantedFocus
    defer { wantedFocus = wish }
    guard wish != wantedFocus, let index = surfaces.indices.last else { return }
    guard let wish else {
      if surfaces[index].focus?.number == wantedFocus, pending[wantedFocus ?? 0] == nil {
        isEditing = false
      }
      return
    }
    let old = surfaces[index].focusedStop
    let isFocused = old?.focus.number == wish
    // What is typed into the host's own field, or another process', is not for this one.
    let isFree = !isEditing || isSameOwner(wish, old?.focus.number)
    if isFree { tellFocus(wish) } else { emit(wish, .focus(true)) }
    guard isFree, !isFocused || !isEditing,
      let stop = surfaces[index].stops.first(where: { $0.focus.number == wish })
    else { return }
    moveFocus(to: stop.focus)
  }
}
