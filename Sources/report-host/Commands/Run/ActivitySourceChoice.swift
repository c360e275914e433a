import ActivityStore
import ExtensionProtocol

/// Where a report's activity comes from.
enum ActivitySourceChoice {
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
  /// - Returns: The reports, and whether they are made up because the store has nothing.
  /// - Throws: `StoreError`, `QueryError`.
  func reports(for query: ActivityQuery) throws -> (reports: [ActivityReport], isSample: Bool) {
    let sample = SampleFamily(now: query.now, zone: query.zone)
    switch self {
    case .sample:
      return (try query.reports(from: sample), false)
    case .store(let path):
      guard let store = try Store.open(path) else { throw StoreError.missing(path: path) }
      return (try query.reports(from: store), false)
    case .automatic(let path):
      guard let store = try Store.open(path), try !store.isEmpty() else {
        return (try query.reports(from: sample), true)
      }
      return (try query.reports(from: store), false)
    }
  }
}
