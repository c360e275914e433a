import ActivityStore
import Authorization
import ExtensionProtocol
import Sanitizer

/// Says whose activity an extension is not shown, and which command changes that.
struct AuthorizationHints: Sendable {
  let app: AskingApp
  let storePath: String
  /// Those whom the query selects and the extension may not see, each once.
  private let adults: [ActivityReport.User]
  private let children: [ActivityReport.User]

  private static let shownNotes = 5

  init(_ app: AskingApp, _ storePath: String, withheld: [DeviceUser]) {
    self.app = app
    self.storePath = storePath
    var seen: Set<ActivityReport.User> = []
    let users = withheld.map(\.user).filter { seen.insert($0).inserted }
    adults = users.filter { $0.role != .child }
    children = users.filter { $0.role == .child }
  }

  /// Whether an authorization for individuals would show more.
  var hasAdults: Bool { !adults.isEmpty }

  /// The names of all, in one phrase.
  var names: String {
    let all = (adults + children).map { Sanitizer.sanitized($0.shownName, limit: 128) }
    guard !all.isEmpty else { return "anybody" }
    let shown = all.prefix(Self.shownNotes).joined(separator: ", ")
    return all.count > Self.shownNotes ? "\(shown) and \(all.count - Self.shownNotes) more" : shown
  }

  /// The command that authorizes the extension for the first of them.
  var command: String {
    guard adults.isEmpty, let child = children.first else { return command(["--individual"]) }
    return command(["--child", child.shownName])
  }

  /// One line for each person, or one for many.
  var notes: [String] {
    let users = adults + children
    guard users.count <= Self.shownNotes else {
      let status = SuggestedCommand.line(["status", app.asked], store: storePath)
      return ["note: the activity of \(users.count) people is withheld; run: \(status)"]
    }
    return adults.map { note($0, ["--individual"]) }
      + children.map { note($0, ["--child", $0.shownName]) }
  }

  private func note(_ user: ActivityReport.User, _ member: [String]) -> String {
    let name = Sanitizer.sanitized(user.shownName, limit: 128)
    return "note: the activity of \(name) is withheld; to show it, run: \(command(member))"
  }

  private func command(_ member: [String]) -> String {
    SuggestedCommand.line(["authorize", app.asked] + member, store: storePath)
  }
}
