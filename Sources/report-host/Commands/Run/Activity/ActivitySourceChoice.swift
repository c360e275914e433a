import ActivityStore
import CivilCalendar
import ExtensionProtocol

/// The activity for a report.
struct GatheredActivity: Sendable {
  let reports: [ActivityReport]
  /// Whether it is made up because the store has nothing.
  var isSample = false
  /// What the user should know: of people whom the extension may not see, of sources that could not
  /// be read, of numbers that are estimates.
  var notes: [String] = []

  /// The same with more to know.
  func adding(_ notes: [String]) -> GatheredActivity {
    GatheredActivity(reports: reports, isSample: isSample, notes: notes + self.notes)
  }

  /// Tells the user what there is to know.
  func tell(_ console: Console) {
    if isSample { console.note(Self.sampleNote) }
    for note in notes { console.note(note) }
  }

  static let sampleNote = """
    note: nothing was imported yet, so this shows the built-in sample family; \
    see 'report-host import --help'
    """
}

/// Where a report's activity comes from.
enum ActivitySourceChoice: Sendable {
  /// The built-in sample family, because it was asked for.
  case sample
  /// A store at a path that was named.
  case store(path: String)
  /// The user's own store, or the sample family while there is nothing in it.
  case automatic(path: String)

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    let path = arguments.value("--store")
    if arguments.isSet("--sample") {
      guard path == nil else {
        throw UsageError("--sample and --store exclude each other", command: arguments.syntax.name)
      }
      self = .sample
    } else if let path {
      self = .store(path: path)
    } else {
      self = .automatic(path: StoreLocation.standard { console[$0] })
    }
  }

  /// Where it leads: to a store, or to the sample family in its place.
  private enum Opened {
    case sample(isStandIn: Bool, notes: [String])
    case store(Store, path: String, notes: [String])
  }

  private func opened(showsProgress: Bool) throws -> Opened {
    switch self {
    case .sample: return .sample(isStandIn: false, notes: [])
    case .store(let path):
      guard let store = try Store.open(path) else { throw StoreError.missing(path: path) }
      // What another store names as its sources is not read: whoever made it would choose them.
      return .store(store, path: path, notes: [])
    case .automatic(let path):
      guard let store = try Store.open(path) else { return .sample(isStandIn: true, notes: []) }
      do {
        let notes = try SourceRefresh.refresh(store, at: path, showsProgress: showsProgress)
        guard try !store.isEmpty() else { return .sample(isStandIn: true, notes: notes) }
        return .store(store, path: path, notes: notes)
      } catch let error as StoreError {
        throw error.naming(path)
      }
    }
  }

  /// Runs the query for an extension.
  ///
  /// Of a store it sees those alone that it is authorized for; the sample family needs none.
  ///
  /// - Parameters:
  ///   - selection: What the query's tokens are from, which all have to be the extension's.
  ///   - showsProgress: Whether a line on the terminal may say how far an import is.
  /// - Throws: ``AuthorizationRefusal`` where it may see nobody, ``CommandFailure`` where a token is
  ///   not its own, `StoreError`, `QueryError`.
  func reports(
    for query: ActivityQuery,
    to app: AskingApp,
    selection: SelectionFile? = nil,
    showsProgress: Bool = true
  ) throws -> GatheredActivity {
    switch try opened(showsProgress: showsProgress) {
    case .sample(let isStandIn, let notes):
      let sample = SampleFamily(now: query.now, zone: query.zone, app: app.sampleIdentifier)
      try selection?.check(in: sample, of: app)
      return GatheredActivity(
        reports: try query.reports(from: sample),
        isSample: isStandIn,
        notes: notes
      )
    case .store(let store, let path, let notes):
      return try Self.reports(query, store, path, app, selection).adding(notes)
    }
  }

  /// Whether the sample family is shown without having been asked for.
  var isStandIn: Bool {
    get throws(StoreError) {
      if case .sample = self { return false }
      return try filledStorePath() == nil
    }
  }

  /// The store that reports are made of; nil where the sample family stands in.
  func filledStorePath() throws(StoreError) -> String? {
    switch self {
    case .sample: return nil
    case .store(let path): return path
    case .automatic(let path):
      guard let store = try Store.open(path), try !store.isEmpty() else { return nil }
      return path
    }
  }

  private static func reports(
    _ query: ActivityQuery,
    _ store: Store,
    _ path: String,
    _ app: AskingApp,
    _ selection: SelectionFile?
  ) throws -> GatheredActivity {
    do {
      let identifier = try app.identifier.get()
      let reading = try store.reading(for: identifier)
      let selected = try query.deviceUsers(in: reading)
      let allowed = selected.filter(reading.allows)
      let hints = AuthorizationHints(app, path, withheld: selected.filter { !reading.allows($0) })
      guard reading.isAuthorized, selected.isEmpty || !allowed.isEmpty else {
        let status = try store.app(identifier).status(of: .individual)
        throw AuthorizationRefusal(hints: hints, identifier: identifier, status: status)
      }
      try selection?.check(in: reading, of: app, store: path)
      return GatheredActivity(
        reports: try query.reports(of: allowed, from: reading),
        notes: hints.notes
          + DividedHours.notes(try query.devicesWithDividedHours(in: reading))
      )
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }

  /// What an app has tokens of.
  ///
  /// - Throws: ``AuthorizationRefusal`` where it may see nobody, `StoreError`.
  func tokens(of app: AskingApp, showsProgress: Bool = true) throws -> AppTokens {
    switch try opened(showsProgress: showsProgress) {
    case .sample(let isStandIn, let notes):
      // Its tokens depend on neither the time nor the zone.
      let sample = SampleFamily(now: 0, zone: .utc, app: app.sampleIdentifier)
      let note = isStandIn ? [GatheredActivity.sampleNote] : []
      return AppTokens(source: sample, storePath: nil, notes: note + notes)
    case .store(let store, let path, let notes):
      do {
        let identifier = try app.identifier.get()
        let reading = try store.reading(for: identifier)
        guard reading.isAuthorized else {
          throw AuthorizationRefusal(
            hints: AuthorizationHints(app, path, withheld: try store.deviceUsers()),
            identifier: identifier,
            status: try store.app(identifier).status(of: .individual)
          )
        }
        return AppTokens(source: reading, storePath: path, notes: notes)
      } catch let error as StoreError {
        throw error.naming(path)
      }
    }
  }
}

/// What an app has tokens of.
struct AppTokens {
  let source: any TokenSource
  /// The store that it is from; nil for the sample family.
  let storePath: String?
  /// What the user should know.
  let notes: [String]
}
