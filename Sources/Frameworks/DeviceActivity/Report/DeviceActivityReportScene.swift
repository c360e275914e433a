public import ExtensionKit
public import SwiftUI

/// One of the reports that an extension can make.
public protocol DeviceActivityReportScene: AppExtensionScene {
  /// What the scene makes of activity, for its view to show.
  associatedtype Configuration

  /// The view that the scene shows.
  associatedtype Content: View

  /// The context that asks for this scene.
  var context: DeviceActivityReport.Context { get }

  /// Makes the view from what ``makeConfiguration(representing:)`` gave.
  @ViewBuilder var content: (Configuration) -> Content { get }

  /// Boils the activity down to what the view shows.
  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Configuration

  /// The scenes that this one stands for.
  ///
  /// Itself, except for those that the builder puts together.
  static func _scenes(of scene: Self) -> [_ReportScene]
}

extension DeviceActivityReportScene {
  /// The scene as the extension's process shows it.
  public var body: some AppExtensionScene { PrimitiveAppExtensionScene(id: context.rawValue) }

  /// The scene itself.
  public static func _scenes(of scene: Self) -> [_ReportScene] { [_ReportScene(scene)] }
}
