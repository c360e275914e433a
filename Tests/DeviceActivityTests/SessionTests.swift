import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Testing
import ViewTree
import _DeviceActivity_SwiftUI

@MainActor
@Suite("Renders of one session")
struct SessionTests {
  private func render(_ process: ReportExtensionProcess) async throws(RenderFailure) -> [String] {
    let environment = ExtensionProtocol::Environment(
      locale: "en_US",
      timeZone: "UTC",
      firstWeekday: 1,
      now: 90,
      width: nil,
      height: nil,
      colorScheme: .dark
    )
    let tree = try await process.render(
      RenderRequest(id: 1, context: "Count", environment: environment),
      activity: []
    )
    return tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  @Test("state lasts from render to render, the configuration is new, and views leave at the end")
  func state() async throws {
    CountView.log = []
    let process = ReportExtensionProcess(CountingExtension())
    #expect(try await render(process) == ["render 1, appeared 1"])
    #expect(try await render(process) == ["render 2, appeared 1"])
    #expect(CountView.log == ["appear"])
    process.close()
    #expect(CountView.log == ["appear", "disappear"])
  }
}

private struct CountingExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene { CountScene() }
}

private struct CountScene: DeviceActivityReportScene {
  final class Counter: @unchecked Sendable { var count = 0 }

  let context = DeviceActivityReport.Context("Count")
  let content: (Int) -> CountView = { CountView(number: $0) }
  let counter = Counter()

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Int {
    counter.count += 1
    return counter.count
  }
}

private struct CountView: View {
  static var log: [String] = []

  let number: Int
  @State private var appeared = 0

  nonisolated init(number: Int) {
    self.number = number
  }

  var body: some View {
    Text("render \(number), appeared \(appeared)" as String)
      .onAppear {
        appeared += 1
        Self.log.append("appear")
      }
      .onDisappear { Self.log.append("disappear") }
  }
}
