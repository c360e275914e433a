internal import SwiftUI

/// Puts the scenes of an extension together.
@resultBuilder
public struct DeviceActivityReportBuilder {
  /// Puts one or more scenes together.
  public static func buildBlock<
    First: DeviceActivityReportScene,
    each Rest: DeviceActivityReportScene
  >(_ first: First, _ rest: repeat each Rest) -> some DeviceActivityReportScene {
    SceneList(first, repeat each rest)
  }
}

/// Several scenes as one.
struct SceneList: DeviceActivityReportScene {
  private let scenes: [_ReportScene]

  init<First: DeviceActivityReportScene, each Rest: DeviceActivityReportScene>(
    _ first: First,
    _ rest: repeat each Rest
  ) {
    var scenes = First._scenes(of: first)
    for scene in repeat each rest { scenes += Self.scenes(of: scene) }
    self.scenes = scenes
  }

  private static func scenes<Scene: DeviceActivityReportScene>(of scene: Scene) -> [_ReportScene] {
    Scene._scenes(of: scene)
  }

  static func _scenes(of list: SceneList) -> [_ReportScene] { list.scenes }

  // A list shows nothing by itself; the process asks for its scenes.
  var context: DeviceActivityReport.Context { DeviceActivityReport.Context("") }
  let content: (()) -> EmptyView = { _ in EmptyView() }
  func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async {}
}
