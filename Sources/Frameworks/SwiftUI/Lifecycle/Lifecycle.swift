/// What the views of a render want to be done once it is finished.
struct LifecycleEvents {
  /// Views that are there, with what they do when they appear and disappear.
  var present: [(path: IdentityPath, action: PresenceAction)] = []
  /// Actions of values that have changed.
  var changes: [() -> Void] = []
}

/// What a view does when it appears and disappears.
enum PresenceAction {
  case appear((() -> Void)?)
  case disappear((() -> Void)?)
  case task(TaskPriority, @Sendable () async -> Void)
}

/// The views of a graph that are there, and the tasks that they have begun.
@MainActor
final class Lifecycle {
  private var present: [IdentityPath: PresenceAction] = [:]
  private var tasks: [IdentityPath: Task<Void, Never>] = [:]
  /// The tasks that have not ended.
  private(set) var running: Set<IdentityPath> = []

  /// Runs the actions that follow from a render.
  ///
  /// Views that are gone disappear before new ones appear.
  func run(_ events: LifecycleEvents) {
    var upcoming: [IdentityPath: PresenceAction] = [:]
    for (path, action) in events.present { upcoming[path] = action }
    for (path, action) in present where upcoming[path] == nil { end(action, at: path) }
    for (path, action) in events.present where present[path] == nil { begin(action, at: path) }
    present = upcoming
    for change in events.changes { change() }
  }

  private func begin(_ action: PresenceAction, at path: IdentityPath) {
    switch action {
    case .appear(let action): action?()
    case .disappear: break
    case .task(let priority, let action):
      running.insert(path)
      tasks[path] = Task(priority: priority) { [weak self] in
        await action()
        self?.running.remove(path)
      }
    }
  }

  private func end(_ action: PresenceAction, at path: IdentityPath) {
    switch action {
    case .appear: break
    case .disappear(let action): action?()
    case .task:
      tasks.removeValue(forKey: path)?.cancel()
      running.remove(path)
    }
  }
}
