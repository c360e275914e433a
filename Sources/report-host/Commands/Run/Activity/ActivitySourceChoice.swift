import ActivityStore
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

  private static let sampleNote = """
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

  /// Runs the query for an extension.
  ///
  /// Of a store it sees those alone that it is authorized for; the sample family needs none.
  ///
  /// - Throws: ``AuthorizationRefusal`` where it may see nobody, `StoreError`, `QueryError`.
  func reports(for query: ActivityQuery, to app: AskingApp) throws -> GatheredActivity {
    let sample = SampleFamily(now: query.now, zone: query.zone, app: app.sampleIdentifier)
    switch self {
    case .sample:
      return GatheredActivity(reports: try query.reports(from: sample))
    case .store(let path):
      guard let store = try Store.open(path) else { throw StoreError.missing(path: path) }
      // What another store names as its sources is not read: whoever made it would choose them.
      return try Self.reports(query, store, path, app)
    case .automatic(let path):
      guard let store = try Store.open(path) else {
        return GatheredActivity(reports: try query.reports(from: sample), isSample: true)
      }
      let notes: [String]
      let isEmpty: Bool
      do {
        notes = try SourceRefresh.refresh(store, at: path)
        isEmpty = try store.isEmpty()
      } catch let error as StoreError {
        throw error.naming(path)
      }
      guard !isEmpty else {
        return GatheredActivity(
          reports: try query.reports(from: sample),
          isSample: true,
          notes: notes
        )
      }
      return try Self.reports(query, store, path, app).adding(notes)
    }
  }

  private static func reports(
    _ query: ActivityQuery,
    _ store: Store,
    _ path: String,
    _ app: AskingApp
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
      return GatheredActivity(
        reports: try query.reports(of: allowed, from: reading),
        notes: hints.notes
          + DividedHours.notes(try query.devicesWithDividedHours(in: reading))
      )
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
