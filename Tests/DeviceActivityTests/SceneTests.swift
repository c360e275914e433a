import ExtensionProtocol
import ExtensionRuntime
import FamilyControls
import Foundation
import ManagedSettings
import Testing
import ViewTree
import _DeviceActivity_SwiftUI

@MainActor
@Suite("Scenes")
struct SceneTests {
  private func render(
    _ context: String,
    of process: ReportExtensionProcess
  ) async throws(RenderFailure) -> ViewTree {
    let environment = ExtensionProtocol::Environment(
      locale: "en_GB",
      timeZone: "Asia/Kathmandu",
      firstWeekday: 4,
      now: 90,
      width: nil,
      height: nil,
      colorScheme: .dark
    )
    return try await process.render(
      RenderRequest(id: 1, context: context, environment: environment),
      activity: []
    )
  }

  @Test("views see the host's region and colour scheme")
  func environment() async throws {
    let tree = try await render("Surroundings", of: ReportExtensionProcess(SmallExtension()))
    guard case .text(let text) = tree.nodes[0].content else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "en_GB Asia/Kathmandu 4 dark")
  }

  @Test("of two scenes with one context the first is used")
  func duplicates() async throws {
    let process = ReportExtensionProcess(SmallExtension())
    #expect(process.contexts == ["Surroundings", "Tokens"])
  }

  @Test("an unknown context is refused with those that there are")
  func unknown() async {
    let process = ReportExtensionProcess(SmallExtension())
    let failure = RenderFailure(
      .unknownContext,
      "no scene has the context \"x\"; its contexts are \"Surroundings\", \"Tokens\""
    )
    await #expect(throws: failure) { try await render("x", of: process) }
  }

  @Test("a token's label is a title and an icon that the host looks up")
  func tokenLabel() async throws {
    let tree = try await render("Tokens", of: ReportExtensionProcess(SmallExtension()))
    let labels = tree.nodes.compactMap { node in
      if case .tokenLabel(let label) = node.content { label } else { nil }
    }
    #expect(labels.map(\.labelStyle) == [.titleOnly, .iconOnly, .titleOnly, .iconOnly])
    #expect(labels.map(\.kind) == [.application, .application, .webDomain, .webDomain])
    #expect(labels.map(\.token) == [[1, 2], [1, 2], [3], [3]])
    #expect(tree.nodes.contains { $0.content == .label(.iconOnly) })
  }

  @Test("contexts are compared by their names")
  func contexts() {
    #expect(DeviceActivityReport.Context("a") == DeviceActivityReport.Context(rawValue: "a"))
    #expect(DeviceActivityReport.Context("a") != DeviceActivityReport.Context("A"))
  }
}

private struct SmallExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    SurroundingsScene()
    TokenScene()
    SurroundingsScene()
  }
}

private struct SurroundingsScene: DeviceActivityReportScene {
  let context = DeviceActivityReport.Context("Surroundings")
  let content: (Int) -> SurroundingsView = { _ in SurroundingsView() }
  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Int { 0 }
}

private struct SurroundingsView: View {
  @SwiftUI::Environment(\.locale) private var locale
  @SwiftUI::Environment(\.timeZone) private var timeZone
  @SwiftUI::Environment(\.calendar) private var calendar
  @SwiftUI::Environment(\.colorScheme) private var colorScheme

  nonisolated init() {}

  var body: some View {
    Text("\(locale.identifier) \(timeZone.identifier) \(calendar.firstWeekday) \(scheme)" as String)
  }

  private var scheme: String { colorScheme == .dark ? "dark" : "light" }
}

private struct TokenScene: DeviceActivityReportScene {
  let context = DeviceActivityReport.Context("Tokens")
  let content: (ApplicationToken) -> TokensView = { TokensView(token: $0) }
  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ApplicationToken { ApplicationToken(data: Data([1, 2])) }
}

private struct TokensView: View {
  let token: ApplicationToken

  var body: some View {
    VStack {
      Label(token)
      Label(WebDomainToken(data: Data([3]))).labelStyle(.iconOnly)
    }
  }
}
