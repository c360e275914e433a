internal import SwiftUI
internal import ViewTree

/// A scene with its types forgotten.
///
/// Public in name only, since ``DeviceActivityReportScene`` mentions it.
public struct _ReportScene {
  let context: String
  private let makeTree:
    @MainActor (DeviceActivityResults<DeviceActivityData>, EnvironmentValues) async throws
      -> ViewTree

  init<Scene: DeviceActivityReportScene>(_ scene: Scene) {
    context = scene.context.rawValue
    // Authors' scenes and configurations need not be sendable: the process has one thread.
    nonisolated(unsafe) let scene = scene
    makeTree = { data, environment in
      nonisolated(unsafe) let configuration = await scene.makeConfiguration(representing: data)
      return try render(view: scene.content(configuration), environment: environment)
    }
  }

  /// Runs the scene.
  @MainActor
  func tree(
    of data: DeviceActivityResults<DeviceActivityData>,
    environment: EnvironmentValues
  ) async throws -> ViewTree {
    try await makeTree(data, environment)
  }
}
