package import ActivityStore
internal import ExtensionProtocol
package import ViewTree

extension TokenSelection {
  /// The tokens that do not stand for what their list is of, by list and position, in the app's sight.
  package func strangers(in source: some TokenSource) throws -> [String] {
    var strangers: [String] = []
    for list in SelectionForm.List.allCases {
      for (place, token) in self[list].enumerated()
      where try source.subject(token: token)?.subject.kind != list.kind {
        strangers.append("\(list.rawValue)[\(place)]")
      }
    }
    return strangers
  }

  /// All its tokens.
  package var tokens: Set<[UInt8]> { Set(applications + categories + webDomains) }
}

extension SelectionForm.List {
  fileprivate var kind: ActivityReport.Subject.Kind {
    switch self {
    case .applicationTokens: .application
    case .categoryTokens: .category
    case .webDomainTokens: .webDomain
    }
  }
}
