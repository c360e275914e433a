@_exported public import ExtensionFoundation

/// A part of an extension that shows something.
public protocol AppExtensionScene {
  /// What the scene is made of.
  associatedtype Body: AppExtensionScene

  /// What the scene is made of.
  var body: Body { get }
}

/// A scene that is not made of others.
public struct PrimitiveAppExtensionScene: AppExtensionScene {
  /// The name that the host knows the scene by.
  package let id: String

  package init(id: String) {
    self.id = id
  }

  /// A primitive scene is made of nothing but itself.
  public var body: PrimitiveAppExtensionScene { self }
}

/// The configuration of an extension that has scenes.
public struct AppExtensionSceneConfiguration: AppExtensionConfiguration {
  /// Creates the configuration of an extension with a scene.
  public init(_ content: @autoclosure () -> some AppExtensionScene) {
    _ = content()
  }
}
