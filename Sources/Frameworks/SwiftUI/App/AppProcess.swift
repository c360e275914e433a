package import ExtensionProtocol
internal import ExtensionResources
package import ExtensionRuntime
internal import Foundation
internal import FoundationShims
package import ViewTree

/// An author's app as the session uses it.
@MainActor
package final class AppProcess<Program: App>: ReportProcess {
  package let contexts: [String]
  private let names: [String]
  private var graph: ViewGraph?
  private var takesEvents = false
  /// The surroundings that the host told, and when.
  private var request: (environment: ExtensionProtocol::Environment, time: ContinuousClock.Instant)?
  /// The window that is shown.
  private let window = ShownWindow()
  /// Whether the clock of the whole process goes as the host's does.
  private let movesClock: Bool

  /// Makes the process of an app.
  ///
  /// - Parameter movesClock: Whether the clock of the whole process goes as the host's does, since it
  ///   is the app's alone.
  package init(movesClock: Bool = false) {
    self.movesClock = movesClock
    // The windows are known by the types of the scenes alone. The app itself is made when the host
    // has handed its settings over, which it may read as soon as it is there.
    var list = _SceneList()
    Program.Body._list(in: &list)
    names = list.names
    contexts = list.contexts
    HostServices.shared.settings = .userDefaults
  }

  package var features: [String] {
    [
      ProtocolFeature.geometry, ProtocolFeature.events, ProtocolFeature.authorization,
      ProtocolFeature.settings,
    ]
  }

  package func begin(with features: Set<String>) {
    takesEvents = features.contains(ProtocolFeature.events)
  }

  package func render(
    _ request: RenderRequest,
    activity: [ActivityFrame]
  ) async throws(RenderFailure) -> ViewTree {
    guard contexts.contains(request.context) else {
      throw .unknownContext(request.context, among: contexts)
    }
    ExtensionResources.locale = request.environment.locale
    window.name = request.context
    if movesClock { HostClock.follow(request.environment.now) }
    self.request = (request.environment, .now)
    // Tasks that go on are waited for once; later they change what is shown by themselves.
    let patience = graph == nil || !takesEvents ? Duration.milliseconds(100) : .zero
    let graph = started()
    graph.window = request.context
    graph.setSurface(width: request.environment.width, height: request.environment.height)
    return try await tree(of: graph, patience: patience)
  }

  package func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree? {
    guard let graph, graph.take(places) else { return nil }
    return try await tree(of: graph, patience: .zero)
  }

  package func perform(_ value: ControlValue, control: UInt64) {
    graph?.perform(value, control: control)
  }

  package var needsRender: Bool { graph?.needsRender ?? false }

  package var timeToRender: Duration? {
    guard let graph, let next = graph.nextChange else { return nil }
    let wait = next.timeIntervalSince(now)
    return .seconds(min(max(wait, 0), 86_400))
  }

  package func renderAgain() async throws(RenderFailure) -> ViewTree? {
    guard let graph else { return nil }
    return try await tree(of: graph, patience: .zero)
  }

  package func close() {
    graph?.close()
    graph = nil
    AppDelegates.terminate()
  }

  /// The app's views, which are made when they are first needed.
  private func started() -> ViewGraph {
    if let graph { return graph }
    ViewGraph.registerResources()
    ViewGraph.timeToWake = { ExtensionRuntime.timeToWake }
    let root = AppRoot(app: Program(), names: names, window: window)
    let graph = ViewGraph(root: root)
    graph.takesEvents = takesEvents
    self.graph = graph
    return graph
  }

  private func tree(of graph: ViewGraph, patience: Duration) async throws(RenderFailure) -> ViewTree
  {
    graph.environment = values()
    let tree: ViewTree
    do {
      tree = try await graph.renderSettled(patience: patience)
    } catch {
      throw RenderFailure(.viewTooLarge, "\(error)")
    }
    guard window.isThere else {
      throw RenderFailure(.unknownContext, "the app has no window \"\(window.name)\" at present")
    }
    return tree
  }

  /// The time of the host, which goes on.
  private var now: Date {
    guard let request else { return Date() }
    let start = Date(timeIntervalSince1970: TimeInterval(request.environment.now))
    let passed = request.time.duration(to: .now)
    return takesEvents ? start.addingTimeInterval(passed / .seconds(1)) : start
  }

  private func values() -> EnvironmentValues {
    guard let request else { return EnvironmentValues() }
    var values = EnvironmentValues(of: request.environment)
    values.builtIn.now = now
    return values
  }
}

/// Which of an app's windows is shown.
@MainActor
final class ShownWindow {
  var name = ""
  /// Whether the app had it at the last render.
  var isThere = false
}

/// The root of an app's views.
struct AppRoot<Program: App>: View {
  typealias Body = Never

  let app: Program
  let names: [String]
  let window: ShownWindow

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let scenes = _SceneResolver(resolver, names: view.names, target: view.window.name)
    resolver.descend(.body(ObjectIdentifier(Program.self))) {
      var app = view.app
      resolver.connectFields(of: &app)
      Program.Body._resolve(app.body, in: scenes)
    }
    view.window.isThere = scenes.hasFound
  }
}
