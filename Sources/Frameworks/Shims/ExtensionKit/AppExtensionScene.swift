@_exported public import ExtensionFoundation

/// A part of an extension that shows something.
public protocol AppExtensionScene {
  /// What the scene is made of.
  associatedtype Body: AppExtensionScene

  /// What the scene is made of.
  var body: Body { get }

  /// The scene of a name; nil where there is none.
  func _makeScene(with id: String) -> PrimitiveAppExtensionScene?
}

extension AppExtensionScene {
  /// The scene of a name, among those that this one is made of.
  public func _makeScene(with id: String) -> PrimitiveAppExtensionScene? {
    body._makeScene(with: id)
  }
}

/// A scene that is not made of others.
public struct PrimitiveAppExtensionScene: AppExtensionScene, Sendable {
  /// The name that the host knows the scene by.
  package let id: String

  package init(id: String) {
    self.id = id
  }

  /// A primitive scene is made of nothing but itself.
  public var body: PrimitiveAppExtensionScene { self }

  /// The scene itself where the name is its own.
  public func _makeScene(with id: String) -> PrimitiveAppExtensionScene? {
    id == self.id ? self : nil
  }
}

extension Never: AppExtensionScene {
  /// There is no such scene.
  public var body: Never { switch self {} }

  /// There is no such scene.
  public func _makeScene(with id: String) -> PrimitiveAppExtensionScene? { switch self {} }
}

/// The configuration of an extension that has scenes.
public struct AppExtensionSceneConfiguration: AppExtensionConfiguration {
  /// Creates the configuration of an extension with a scene.
  public init(_ content: @autoclosure () -> some AppExtensionScene) {
    _ = content()
  }

  /// Creates the configuration of an extension with a scene and settings of its own.
  ///
  /// The settings are accepted without effect: they decide about connections, and none comes.
  public init<Configuration: AppExtensionConfiguration>(
    _ content: @autoclosure () -> some AppExtensionScene,
    configuration: Configuration?
  ) {
    _ = content()
  }
}
