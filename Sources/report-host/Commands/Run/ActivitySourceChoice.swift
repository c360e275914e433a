import ActivityStore
import ExtensionProtocol

/// The activity for a report.
struct GatheredActivity: Sendable {
  let reports: [ActivityReport]
  /// Whether it is made up because the store has nothing.
  let isSample: Bool
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

  /// Runs the query.
  ///
  /// - Throws: `StoreError`, `QueryError`.
  func reports(for query: ActivityQuery) throws -> GatheredActivity {
    let sample = SampleFamily(now: query.now, zone: query.zone)
    switch self {
    case .sample:
      return GatheredActivity(reports: try query.reports(from: sample), isSample: false)
    case .store(let path):
      guard let store = try Store.open(path) else { throw StoreError.missing(path: path) }
      return GatheredActivity(reports: try Self.reports(query, store, path), isSample: false)
    case .automatic(let path):
      guard let store = try Store.open(path), try !store.isEmpty() else {
        return GatheredActivity(reports: try query.reports(from: sample), isSample: true)
      }
      return GatheredActivity(reports: try Self.reports(query, store, path), isSample: false)
    }
  }

  private static func reports(
    _ query: ActivityQuery,
    _ store: Store,
    _ path: String
  ) throws -> [ActivityReport] {
    do {
      return try query.reports(from: store)
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
