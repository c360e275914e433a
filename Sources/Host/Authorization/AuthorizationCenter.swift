package import ActivityStore
internal import CivilCalendar
internal import Glibc
internal import Sanitizer

/// Decides, by asking, whose activity in a store an app may read.
///
/// The states and errors are those of Apple's class of this name.
package struct AuthorizationCenter {
  /// An extension or app, as the person who is asked sees it.
  package struct App: Hashable, Sendable {
    package var name: String
    /// The path of its executable, without links.
    package var identifier: String
    /// Whether extensions make its reports, which it does not see itself.
    package var showsReports: Bool

    package init(name: String, identifier: String, showsReports: Bool = false) {
      self.name = name
      self.identifier = identifier
      self.showsReports = showsReports
    }
  }

  private let store: Store
  private let path: String
  private let makePrompter: () throws -> any Prompter
  private let now: () -> Int64

  /// - Parameters:
  ///   - store: Opened for writing.
  ///   - path: Its file.
  ///   - prompter: Who is asked; made only where somebody has to be.
  ///   - now: Seconds since 1970.
  package init(
    store: Store,
    path: String,
    prompter: @escaping @autoclosure () throws -> any Prompter,
    now: @escaping () -> Int64 = { Int64(time(nil)) }
  ) {
    self.store = store
    self.path = path
    makePrompter = prompter
    self.now = now
  }

  /// Changes the guardian's passphrase.
  ///
  /// - Throws: ``AuthorizationError``, `StoreError`.
  package func changePassphrase() throws {
    try Guardian(store: store, prompter: try makePrompter(), now: now).changePassphrase()
  }

  /// Asks the store's owner about everybody who is no child.
  ///
  /// An app that is authorized already is not asked about again.
  ///
  /// - Parameter remembersNo: Whether a no is kept as a decision, so that nobody is asked again.
  /// - Throws: ``AuthorizationError``, `StoreError`.
  package func requestIndividual(_ app: App, remembersNo: Bool) throws {
    guard try store.app(app.identifier).status(of: .individual) != .approved else { return }
    try Self.checkOwner(of: path)
    let adults = try store.people().filter { $0.member == .individual }
    guard !adults.isEmpty else {
      throw AuthorizationError.invalidAccountType(
        "there are only children in \(quoted(path)); name one with --child"
      )
    }
    let prompter = try makePrompter()
    prompter.write(explanation(app, of: adults.map(\.user.shownName)))
    if try prompter.confirm("Authorize it? (yes/no) ") {
      try decide(.approved, app, .individual)
    } else {
      if remembersNo { try decide(.denied, app, .individual) }
      throw AuthorizationError.authorizationCanceled(
        remembersNo ? "the answer was no, and is remembered" : "the answer was no"
      )
    }
  }

  /// Asks the guardian about one child.
  ///
  /// - Throws: ``AuthorizationError``, `StoreError`.
  package func requestChild(_ app: App, named name: String) throws {
    let child = try store.child(named: name)
    guard try store.app(app.identifier).status(of: child.member) != .approved else { return }
    if let other = try store.app(authorizedFor: child.member, otherThan: app.identifier) {
      throw conflict(other, child)
    }
    let prompter = try makePrompter()
    prompter.write(explanation(app, of: [child.user.shownName]))
    try Guardian(store: store, prompter: prompter, now: now).authenticate()
    try decide(.approved, app, child.member)
  }

  /// Whether who runs the host is the one whom the store belongs to.
  ///
  /// - Throws: ``AuthorizationError/invalidAccountType(_:)`` where not.
  static func checkOwner(of path: String, user: UInt32 = geteuid()) throws(AuthorizationError) {
    guard let owner = StoreLocation.owner(of: path), owner != user else { return }
    let name = Account.find(user: owner)?.name ?? "number \(owner)"
    throw .invalidAccountType(
      "\(quoted(path)) belongs to user \(name); only they can authorize apps to read it"
    )
  }

  private func decide(_ status: AuthorizationStatus, _ app: App, _ member: Member) throws {
    let other = try store.decide(status, app.identifier, for: member, now: now())
    guard let other else { return }
    let child = try store.people().first { $0.member == member }
    throw conflict(other, child)
  }

  private func conflict(_ other: String, _ child: Person?) -> AuthorizationError {
    let name = child?.user.shownName ?? "the child"
    let revoke = SuggestedCommand.line(["revoke", other, "--child", name], store: path)
    return .authorizationConflict(
      "\(quoted(other)) is authorized for \(Sanitizer.sanitized(name)) already, and only one app can be; "
        + "to take that back first, run: \(revoke)"
    )
  }

  private func explanation(_ app: App, of names: [String]) -> String {
    let shown = names.prefix(5).map { Sanitizer.sanitized($0, limit: 128) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let promise =
      app.showsReports
      ? """
      which applications and web domains were used, and when. Report extensions without network or
      files make the reports in its window; it sees nothing of them itself.
        app:       \(Sanitizer.path(app.identifier))
      """
      : """
      which applications and web domains were used, and when. It has no network and no files, and
      can send nothing anywhere but to your screen.
        extension: \(Sanitizer.path(app.identifier))
      """
    let verb = app.showsReports ? "show" : "read"
    return """
      \(quoted(app.name)) asks to \(verb) the activity of \(shown)\(more):
      \(promise)
        store:     \(Sanitizer.path(path))

      """
  }
}
