/// Builds one scene out of the scenes that stand in an app's body.
@resultBuilder
public struct SceneBuilder {
  /// Passes a scene on; gives each statement its own type check and error message.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Refuses a statement that is not a scene.
  @available(*, unavailable, message: "this expression does not conform to 'Scene'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some Scene { _OptionalScene<Never>(nil) }

  /// Passes a single scene on unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds one scene from several.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(repeat each content)
  }

  /// Builds a scene that is there only while a condition holds.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content)
  }

  /// Builds the scene of the first branch of a condition.
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> _EitherScene<First, Second> {
    _EitherScene(.first(first))
  }

  /// Builds the scene of the second branch of a condition.
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> _EitherScene<First, Second> {
    _EitherScene(.second(second))
  }

  /// Builds a scene inside `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes, as a scene builder makes them out of its statements.
public struct _TupleScene<each Content: Scene> {
  private let scenes: (repeat each Content)

  nonisolated init(_ scenes: repeat each Content) {
    self.scenes = (repeat each scenes)
  }
}

extension _TupleScene: Scene {
  /// Scenes of the builder have no body of their own.
  public typealias Body = Never

  /// Names the windows of all scenes.
  public static func _list(in list: inout _SceneList) {
    for type in repeat (each Content).self { type._list(in: &list) }
  }

  /// Goes on with each scene.
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    var step = 0
    for member in repeat each scene.scenes {
      resolver.resolve(member, at: step)
      step += 1
    }
  }
}

/// A scene that may be missing.
public struct _OptionalScene<Content: Scene> {
  private let content: Content?

  nonisolated init(_ content: Content?) {
    self.content = content
  }
}

extension _OptionalScene: Scene {
  /// Scenes of the builder have no body of their own.
  public typealias Body = Never

  /// Names the windows of the scene.
  public static func _list(in list: inout _SceneList) { Content._list(in: &list) }

  /// Goes on with the scene where it is there.
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    guard let content = scene.content else { return resolver.skip(Content.self) }
    resolver.resolve(content, at: 0)
  }
}

/// One of two scenes.
public struct _EitherScene<First: Scene, Second: Scene> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  nonisolated init(_ branch: Branch) {
    self.branch = branch
  }
}

extension _EitherScene: Scene {
  /// Scenes of the builder have no body of their own.
  public typealias Body = Never

  /// Names the windows of both scenes.
  public static func _list(in list: inout _SceneList) {
    First._list(in: &list)
    Second._list(in: &list)
  }

  /// Goes on with the branch that was taken.
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    switch scene.branch {
    case .first(let content):
      resolver.resolve(content, at: 0)
      resolver.skip(Second.self)
    case .second(let content):
      resolver.skip(First.self)
      resolver.resolve(content, at: 1)
    }
  }
}
