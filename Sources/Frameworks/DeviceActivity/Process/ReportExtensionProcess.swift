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
  /// Until when tasks are waited for, in all rounds of one render.
  private var settleBy = ContinuousClock.now
  /// The views of each scene that has been rendered, which keep their state.
  private var graphs: [String: ViewGraph] = [:]

  package init<Extension: DeviceActivityReportExtension>(_ value: Extension) {
    Self.registerResources()
    // Where two scenes have one context, the first is used.
    scenes = Extension.Body._scenes(of: value.body).reduce(into: []) { scenes, scene in
      if !scenes.contains(where: { $0.context == scene.context }) { scenes.append(scene) }
    }
  }

  /// Hands what was built into the program to those who look for it.
  private static func registerResources() {
    guard ExtensionResources.hasStrings else { return }
    _LocalizedStrings.register { key, table, locale, integers in
      ExtensionResources.format(key, table: table, locale: locale, integers: integers)
    }
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
      environment: values(request.environment),
      updating: graphs[scene.context]
    )
    graphs[scene.context] = graph
    graph.setSurface(width: request.environment.width, height: request.environment.height)
    self.graph = graph
    return try await tree(of: graph)
  }

  package func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree? {
    guard let graph, graph.take(places) else { return nil }
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

  /// The surroundings of the report as views see them.
  private func values(_ environment: ExtensionProtocol::Environment) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.builtIn.colorScheme = environment.colorScheme == .dark ? .dark : .light
    values.builtIn.now = Date(timeIntervalSince1970: TimeInterval(environment.now))
    values.builtIn.region = Region(
      localeIdentifier: environment.locale,
      timeZoneIdentifier: environment.timeZone,
      firstWeekday: environment.firstWeekday
    )
    return values
  }
}
