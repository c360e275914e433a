internal import SwiftUI

/// A scene with its types forgotten.
///
/// Public in name only, since ``DeviceActivityReportScene`` mentions it.
public struct _ReportScene {
  let context: String
  private let makeGraph:
    @MainActor (DeviceActivityResults<DeviceActivityData>, EnvironmentValues, ViewGraph?) async
      -> ViewGraph

  init<Scene: DeviceActivityReportScene>(_ scene: Scene) {
    context = scene.context.rawValue
    // Authors' scenes and configurations need not be sendable: the process has one thread.
    nonisolated(unsafe) let scene = scene
    makeGraph = { data, environment, graph in
      nonisolated(unsafe) let configuration = await scene.makeConfiguration(representing: data)
      let view = scene.content(configuration)
      guard let graph else { return ViewGraph(root: view, environment: environment) }
      graph.environment = environment
      graph.update(root: view)
      return graph
    }
  }

  /// Runs the scene.
  ///
  /// - Parameter graph: The views of the last time, whose state stays.
  @MainActor
  func graph(
    of data: DeviceActivityResults<DeviceActivityData>,
    environment: EnvironmentValues,
    updating graph: ViewGraph?
  ) async -> ViewGraph {
    await makeGraph(data, environment, graph)
  }
}
