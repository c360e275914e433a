package import ExtensionProtocol
internal import ExtensionResources
package import ExtensionRuntime
internal import FoundationShims
internal import SwiftUI
package import ViewTree

/// An author's extension as the session uses it.
@MainActor
package final class ReportExtensionProcess: ReportProcess {
  private let scenes: [_ReportScene]
  /// The views of the last render.
  private var graph: ViewGraph?
  private var takesEvents = false
  /// Until when tasks are waited for, in all rounds of one render.
  private var settleBy = ContinuousClock.now
  /// The views of each scene that has been rendered, which keep their state.
  private var graphs: [String: ViewGraph] = [:]

  package init<Extension: DeviceActivityReportExtension>(_ value: Extension) {
    ViewGraph.registerResources()
    // Where two scenes have one context, the first is used.
    scenes = Extension.Body._scenes(of: value.body).reduce(into: []) { scenes, scene in
      if !scenes.contains(where: { $0.context == scene.context }) { scenes.append(scene) }
    }
  }

  package func begin(with features: Set<String>) {
    takesEvents = features.contains(ProtocolFeature.events)
  }

  package var contexts: [String] { scenes.map(\.context) }

  package func render(
    _ request: RenderRequest,
    activity: [ActivityFrame]
  ) async throws(RenderFailure) -> ViewTree {
    guard let scene = scenes.first(where: { $0.context == request.context }) else {
      throw .unknownContext(request.context, among: contexts)
    }
    let sources = activity.map { ActivitySource($0) }
    let data = DeviceActivityResults(count: sources.count) { DeviceActivityData(sources[$0]) }
    ExtensionResources.locale = request.environment.locale
    settleBy = .now + .milliseconds(100)
    ViewGraph.timeToWake = { ExtensionRuntime.timeToWake }
    let graph = await scene.graph(
      of: data,
      environment: EnvironmentValues(of: request.environment),
      updating: graphs[scene.context]
    )
    graphs[scene.context] = graph
    graph.takesEvents = takesEvents
    graph.setSurface(width: request.environment.width, height: request.environment.height)
    self.graph = graph
    return try await tree(of: graph)
  }

  package func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree? {
    guard let graph, graph.take(places) else { return nil }
    return try await tree(of: graph)
  }

  package func perform(_ value: ControlValue, control: UInt64) {
    graph?.perform(value, control: control)
  }

  package var needsRender: Bool { graph?.needsRender ?? false }

  package func renderAgain() async throws(RenderFailure) -> ViewTree? {
    guard let graph else { return nil }
    settleBy = .now
    return try await tree(of: graph)
  }

  package func close() {
    for graph in graphs.values { graph.close() }
    graphs = [:]
    graph = nil
  }

  private func tree(of graph: ViewGraph) async throws(RenderFailure) -> ViewTree {
    do {
      return try await graph.renderSettled(patience: ContinuousClock.now.duration(to: settleBy))
    } catch {
      throw RenderFailure(.viewTooLarge, "\(error)")
    }
  }
}
