internal import SwiftUI

/// A scene with its types forgotten.
///
/// Public in name only, since ``DeviceActivityReportScene`` mentions it.
public struct _ReportScene {
  let context: String
  private let makeGraph:
    @MainActor (DeviceActivityResults<DeviceActivityData>, EnvironmentValues) async -> ViewGraph

  init<Scene: DeviceActivityReportScene>(_ scene: Scene) {
    context = scene.context.rawValue
    // Authors' scenes and configurations need not be sendable: the process has one thread.
    nonisolated(unsafe) let scene = scene
    makeGraph = { data, environment in
      nonisolated(unsafe) let configuration = await scene.makeConfiguration(representing: data)
      return ViewGraph(root: scene.content(configuration), environment: environment)
    }
  }

  /// Runs the scene.
  @MainActor
  func graph(
    of data: DeviceActivityResults<DeviceActivityData>,
    environment: EnvironmentValues
  ) async -> ViewGraph {
    await makeGraph(data, environment)
  }
}
