internal import ActivityPicker
internal import Compositor
internal import ExtensionProtocol
internal import PlainTree
internal import Sandbox
internal import Synchronization
internal import ViewTree

/// What there is to know about people, of which an app must learn nothing.
struct World: Sendable {
  /// How the report that an app asks for turns out.
  enum Report: Sendable {
    /// The total of so many milliseconds.
    case activity(Int64)
    /// Nothing was used.
    case nothing
    /// The extension's scene does this.
    case scene(String)
    /// The curious app makes it, as an extension.
    case curious
    /// No extension makes it, or the store does not let it.
    case refused(String)
  }

  var report = Report.nothing
  /// The names of what can be chosen, all of one category.
  var items: [String] = []
  var category = "Games"
  /// Why nothing can be chosen.
  var absence: String?
  /// Goes into every token, as chance does.
  var seed: UInt8 = 1

  /// A token of 32 bytes.
  func token(_ index: Int) -> [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: index * 31 + $0 * Int(seed) + Int(seed)) }
  }

  var catalogue: ActivityCatalogue {
    ActivityCatalogue(
      categories: [ActivityCatalogue.Category(name: category, token: token(0))],
      items: items.enumerated().map { index, name in
        ActivityCatalogue.Item(
          kind: .application,
          name: name,
          identifier: "org.example.\(name)",
          token: token(index + 1),
          category: 0
        )
      },
      absence: absence
    )
  }

  /// Every word that would give something away.
  var secrets: [String] {
    var words = items + [category]
    if case .activity(let total) = report { words.append("\(total)") }
    return words
  }
}

/// A world as a compositor sees it.
final class WorldServices: CompositorServices {
  struct State {
    var world: World
    var asked = 0
    /// How often activity was gathered.
    var gathered = 0
    var kept: [UInt8]?
    var saves = 0
    var status = AuthorizationAnswer.Status.approved
  }

  let state: Mutex<State>
  private let scripted: ExecutableFile
  private let curious: ExecutableFile

  init(_ world: World, scripted: ExecutableFile, curious: ExecutableFile) {
    state = Mutex(State(world: world))
    self.scripted = scripted
    self.curious = curious
  }

  var world: World { state.withLock { $0.world } }

  func reportExtension(for context: String) throws(ServiceFailure) -> ReportExtension {
    if case .refused(let reason) = world.report { throw ServiceFailure(reason) }
    var configuration = SandboxConfiguration()
    configuration.timeLimit = 20
    let executable = if case .curious = world.report { curious } else { scripted }
    return ReportExtension(name: "Reports", executable: executable, configuration: configuration)
  }

  func activity(
    for filter: ReportFilter,
    context: String,
    of source: ReportExtension
  ) throws(ServiceFailure) -> ReportActivity {
    state.withLock { $0.gathered += 1 }
    guard case .activity(let total) = world.report else { return ReportActivity(reports: []) }
    let subjects = world.items.enumerated().map { index, name in
      ActivityReport.Subject(kind: .application, name: name, token: world.token(index + 1))
    }
    let segment = ActivityReport.Segment(
      start: filter.start,
      end: filter.end,
      totalDuration: total
    )
    return ReportActivity(
      reports: [
        ActivityReport(
          user: ActivityReport.User(),
          device: ActivityReport.Device(model: .mac),
          segmentKind: .daily,
          lastUpdated: 0,
          subjects: subjects,
          segments: [segment]
        )
      ]
    )
  }

  func catalogue() throws(ServiceFailure) -> ActivityCatalogue { world.catalogue }

  func begin(_ request: AuthorizationRequest) -> AuthorizationStep {
    let status = state.withLock { state in
      state.asked += 1
      return state.status
    }
    if status == .approved {
      return .answered(AuthorizationAnswer(number: request.number, status: status))
    }
    return .ask(
      HostQuestion(
        request: request,
        title: "May CuriousApp read your activity?",
        message: ["It asks for an authorization."],
        form: .confirm
      )
    )
  }

  func decide(_ answer: HostQuestion.Answer, to question: HostQuestion) -> AuthorizationStep {
    .answered(
      AuthorizationAnswer(
        number: question.request.number,
        status: .notDetermined,
        problem: .authorizationCanceled
      )
    )
  }

  func authorizationStatus() -> AuthorizationAnswer.Status { state.withLock { $0.status } }

  func tokenName(_ label: TokenLabel) -> TokenName? {
    let world = world
    guard let index = world.items.indices.first(where: { world.token($0 + 1) == label.token })
    else { return nil }
    return TokenName(name: world.items[index])
  }

  func loadSettings() -> [UInt8]? { state.withLock { $0.kept } }

  func saveSettings(_ bytes: [UInt8]) {
    state.withLock { state in
      state.kept = bytes
      state.saves += 1
    }
  }
}
