internal import SwiftUI
internal import ViewTree

/// A scene with its types forgotten.
///
/// Public in name only, since ``DeviceActivityReportScene`` mentions it.
@MainActor
public struct _ReportScene {
  let context: String
  private let makeTree:
    (DeviceActivityResults<DeviceActivityData>, EnvironmentValues) async throws
      -> ViewTree

  init<Scene: DeviceActivityReportScene>(_ scene: Scene) {
    context = scene.context.rawValue
    makeTree = { data, environment in
      let configuration = await scene.makeConfiguration(representing: data)
      return try render(view: scene.content(configuration), environment: environment)
    }
  }

  /// Runs the scene.
  func tree(
    of data: DeviceActivityResults<DeviceActivityData>,
    environment: EnvironmentValues
  ) async throws -> ViewTree {
    try await makeTree(data, environment)
  }
}
