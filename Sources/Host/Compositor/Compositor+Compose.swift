internal import ExtensionHost
internal import ExtensionProtocol
internal import PlainTree
internal import ViewTree

extension Compositor {
  /// The app's last tree with all that the host adds to it.
  package func compose() -> Composition {
    var names = names.names
    guard let tree = session.tree else {
      return Composition(tree: waiting, names: names, awaiting: [], notice: notice)
    }
    var inserts: [Int: Splicer.Insert] = [:]
    for place in places.found {
      guard let insert = insert(for: place, &names) else { continue }
      inserts[place.node] = insert
    }
    return Composition(
      tree: Splicer.compose(tree, inserts),
      names: names,
      awaiting: takeAwaiting(),
      notice: notice
    )
  }

  /// What there is to see before the app has shown anything, or if it never does.
  private var waiting: ViewTree {
    guard let failure = session.renderFailure else {
      return ending.map { StateTree.failed("The app cannot be shown.", reason: $0, retry: nil) }
        ?? StateTree.loading("Starting…")
    }
    return StateTree.failed("The app cannot be shown.", reason: failure.message, retry: nil)
  }

  private var notice: String? {
    guard session.error == nil else { return nil }
    if isUnresponsive { return shown("\(app.name) is not responding") }
    // What is shown is older than what the app could not show.
    return session.renderFailure.map { _ in shown("\(app.name) cannot show what is new") }
  }

  /// Why the app's view is not shown, or not as it is now, in one sentence with words of the app's.
  package var failure: String? {
    ending ?? session.renderFailure.map { shown("it reports: \($0.message)") } ?? notice
  }

  /// Marks whose last use the owner has not shown yet.
  private func takeAwaiting() -> Set<UInt64> {
    used = used.filter { mark, event in
      let owner = MarkNumber.owner(of: mark)
      if owner == MarkNumber.app { return session.error == nil && event > session.shownEvent }
      return places.report(owner).map { event > $0.shownEvent } ?? false
    }
    return Set(used.keys)
  }

  /// Takes over the names of the tokens in a report, but those that the app shows beside it.
  private func name(_ picture: ReportPlace.Picture, _ names: inout TokenNames) {
    for node in picture.tree.nodes {
      guard case .tokenLabel(let label) = node.content, !self.names.holds(label),
        names.name(of: label) == nil, let name = picture.names.name(of: label)
      else { continue }
      names.set(name, for: label)
    }
  }

  private func insert(for place: FoundPlace, _ names: inout TokenNames) -> Splicer.Insert? {
    switch place.content {
    case .report:
      guard let report = places.report(at: place.key) else {
        return state(StateTree.empty(Self.tooMany))
      }
      return insert(report, &names)
    case .picker:
      return places.picker(at: place.key).map { insert($0, place) }
    }
  }

  private static let tooMany =
    "More than \(AppPlaces.reportLimit) reports at once are not shown."
  private static let tooMuch = "This cannot be shown: the app's own views leave no room for it."
  private static let tooLarge =
    "This report is too large to be shown here: with all others a screen may have 100,000 views."

  private func insert(_ report: ReportPlace, _ names: inout TokenNames) -> Splicer.Insert {
    if let reason = report.failure {
      let retry = MarkNumber.host(report.owner, .retry)
      return state(
        StateTree.failed("This report cannot be shown.", reason: reason, retry: retry)
      )
    }
    guard let picture = report.picture else { return state(StateTree.loading("Loading…")) }
    if picture.isBlank { return state(StateTree.empty("No activity to show.")) }
    name(picture, &names)
    let tree = report.isLate ? StateTree.late(picture.tree) : picture.tree
    return Splicer.Insert(
      owner: report.owner,
      tree: tree,
      weight: report.isLate ? TreeWeight(tree) : picture.weight,
      scroll: MarkNumber.host(report.owner, .scroll),
      excess: StateTree.empty(Self.tooLarge)
    )
  }

  private func insert(_ picker: PickerPlace, _ place: FoundPlace) -> Splicer.Insert {
    if let reason = picker.failure {
      let retry = MarkNumber.host(picker.owner, .retry)
      return state(
        StateTree.failed("Activities cannot be chosen.", reason: reason, retry: retry)
      )
    }
    guard let tree = picker.tree(places.size(of: place, on: surface)) else {
      return state(StateTree.loading("Loading…"))
    }
    return state(tree)
  }

  /// The host's own words, or what it has marked by itself already.
  private func state(_ tree: ViewTree) -> Splicer.Insert {
    Splicer.Insert(
      owner: MarkNumber.host,
      tree: tree,
      weight: TreeWeight(tree),
      scroll: nil,
      excess: StateTree.empty(Self.tooMuch)
    )
  }
}
