internal import ViewTree

/// A part of an app's user interface that the system shows by itself, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one is made of.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Names the windows of scenes of this type, in order, before there is one.
  static func _list(in list: inout _SceneList)

  /// Shows the window that is asked for, where it is one of this scene.
  static func _resolve(_ scene: Self, in resolver: _SceneResolver)
}

extension Scene {
  /// Names the windows of the body.
  public static func _list(in list: inout _SceneList) {
    Body._list(in: &list)
  }

  /// Shows what the body has, after the scene's state and environment have been connected.
  @inlinable
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    var connected = scene
    resolver._beginBody(of: &connected)
    resolver._resolve(connected.body)
    resolver._endBody()
  }
}

extension Scene where Body == Never {
  /// The body of a scene that has none, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {
  /// Names nothing.
  public static func _list(in list: inout _SceneList) {}
}

/// The names of an app's windows, by the order in which its scenes are written.
///
/// Public in name only, since ``Scene`` mentions it.
public struct _SceneList {
  private(set) var names: [String] = []
  private var windows = 0
  private(set) var settings: [String] = []

  /// The windows, then the settings.
  var contexts: [String] { names.filter { !settings.contains($0) } + settings }

  /// Adds a window.
  mutating func addWindow() {
    windows += 1
    names.append(windows == 1 ? "main" : "main-\(windows)")
  }

  /// Adds a window of settings.
  mutating func addSettings() {
    let name = settings.isEmpty ? "settings" : "settings-\(settings.count + 1)"
    settings.append(name)
    names.append(name)
  }
}

/// Finds the window that is to be shown among an app's scenes.
///
/// Public in name only, since ``Scene`` mentions it.
@MainActor
public final class _SceneResolver {
  let views: _ViewResolver
  private let names: [String]
  private let target: String
  private var position = 0
  private(set) var hasFound = false

  init(_ views: _ViewResolver, names: [String], target: String) {
    self.views = views
    self.names = names
    self.target = target
  }

  /// Connects the dynamic properties of a scene and goes one step further down, to its body.
  public func _beginBody<Content: Scene>(of scene: inout Content) {
    views.push(.body(ObjectIdentifier(Content.self)))
    views.connectFields(of: &scene)
  }

  /// Goes on with the body of a scene.
  public func _resolve<Content: Scene>(_ body: Content) {
    Content._resolve(body, in: self)
  }

  /// Goes back from the body of a scene.
  public func _endBody() { views._endBody() }

  /// Goes on with a scene among others.
  func resolve<Content: Scene>(_ scene: Content, at step: Int) {
    views.descend(.child(step)) { Content._resolve(scene, in: self) }
  }

  /// Passes over scenes that are not there.
  func skip<Content: Scene>(_ type: Content.Type) {
    var list = _SceneList()
    Content._list(in: &list)
    position += list.names.count
  }

  /// Shows a window where it is the one that is asked for.
  func show(_ content: () -> some View) {
    guard names.indices.contains(position) else { return }
    let name = names[position]
    position += 1
    guard name == target, !hasFound else { return }
    hasFound = true
    let isWhole = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    // What does not fill its window stands in the middle of it.
    views.node(.flexibleFrame(isWhole)) {
      views.slot(.stack(Stack(axis: .vertical)), part: position, isRequired: true) {
        views.resolve(content())
      }
    }
  }
}
