internal import ActivityPicker
internal import Compositor
internal import ExtensionProtocol
internal import Foundation
internal import PlainTree
internal import Sandbox
internal import Synchronization
internal import ViewTree

/// A world without a store: reports of a few milliseconds, and answers that are set.
final class FakeServices: CompositorServices {
  struct State {
    var asked: [ReportFilter] = []
    var begun = 0
    var step: (AuthorizationRequest) -> AuthorizationStep = { request in
      .answered(AuthorizationAnswer(number: request.number, status: .approved))
    }
    var status: AuthorizationAnswer.Status = .notDetermined
    var needsApproval = false
    var kept: [UInt8]?
    var saves = 0
    var lookedUp = 0
    var absence: String?
  }

  let state = Mutex(State())
  private let executable: ExecutableFile
  private let limit: Double

  init(executable: ExecutableFile, limit: Double = 10) {
    self.executable = executable
    self.limit = limit
  }

  func reportExtension(for context: String) throws(ServiceFailure) -> ReportExtension {
    guard context != "unknown" else { throw ServiceFailure("no extension has 'unknown'") }
    var configuration = SandboxConfiguration()
    configuration.timeLimit = limit
    return ReportExtension(
      name: "Reports",
      executable: executable,
      configuration: configuration
    )
  }

  func activity(
    for filter: ReportFilter,
    context: String,
    of source: ReportExtension
  ) throws(ServiceFailure) -> ReportActivity {
    state.withLock { $0.asked.append(filter) }
    let isRefused = state.withLock { $0.needsApproval } || filter.start < 0
    guard !isRefused else { throw ServiceFailure("not authorized") }
    let subject = ActivityReport.Subject(
      kind: .application,
      identifier: "org.example.chess",
      name: "Chess",
      token: Array("chess-token".utf8)
    )
    let segment = ActivityReport.Segment(
      start: filter.start,
      end: filter.end,
      totalDuration: 60_000
    )
    return ReportActivity(
      reports: [
        ActivityReport(
          user: ActivityReport.User(),
          device: ActivityReport.Device(model: .mac),
          segmentKind: .daily,
          lastUpdated: 0,
          subjects: [subject],
          segments: [segment]
        )
      ],
      notes: ["note: of a test"]
    )
  }

  func catalogue() throws(ServiceFailure) -> ActivityCatalogue {
    if let absence = state.withLock({ $0.absence }) { throw ServiceFailure(absence) }
    return ActivityCatalogue(
      categories: [ActivityCatalogue.Category(name: "Games", token: [1])],
      items: [
        ActivityCatalogue.Item(
          kind: .application,
          name: "Chess",
          identifier: "org.example.chess",
          token: [2],
          category: 0
        )
      ]
    )
  }

  func begin(_ request: AuthorizationRequest) -> AuthorizationStep {
    let step = state.withLock { state in
      state.begun += 1
      return state.step
    }
    return step(request)
  }

  func decide(_ answer: HostQuestion.Answer, to question: HostQuestion) -> AuthorizationStep {
    let request = question.request
    guard answer == .yes else {
      return .answered(
        AuthorizationAnswer(
          number: request.number,
          status: .notDetermined,
          problem: .authorizationCanceled
        )
      )
    }
    return .answered(AuthorizationAnswer(number: request.number, status: .approved))
  }

  func authorizationStatus() -> AuthorizationAnswer.Status { state.withLock { $0.status } }

  func tokenName(_ label: TokenLabel) -> TokenName? {
    state.withLock { $0.lookedUp += 1 }
    return label.token == Array("known".utf8)
      ? TokenName(name: "A name that the app never learns") : nil
  }

  func loadSettings() -> [UInt8]? { state.withLock { $0.kept } }

  func saveSettings(_ bytes: [UInt8]) {
    state.withLock { state in
      state.kept = bytes
      state.saves += 1
    }
  }
}
