/// What the views of a render want to be done once it is finished, in order.
struct LifecycleEvents {
  /// One thing to be done.
  enum Event {
    /// A view is there, with what it does when it appears and disappears.
    case present(IdentityPath, PresenceAction)
    /// A value has changed.
    case change(() -> Void)
  }

  /// Those of views inside come before those of the views around them.
  var all: [Event] = []
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
  /// Views that are gone disappear before new ones appear; actions for appearing and for changes run
  /// in the order in which they are written, from the inside out; tasks begin last.
  func run(_ events: LifecycleEvents) {
    let before = present
    var upcoming: [IdentityPath: PresenceAction] = [:]
    for case .present(let path, let action) in events.all { upcoming[path] = action }
    present = upcoming
    for (path, action) in before where upcoming[path] == nil { end(action, at: path) }
    var begun: [() -> Void] = []
    for event in events.all {
      switch event {
      case .change(let action): action()
      case .present(let path, _) where before[path] != nil: break
      case .present(_, .appear(let action)): action?()
      case .present(_, .disappear): break
      case .present(let path, .task(let priority, let action)):
        begun.append { self.begin(action, priority, at: path) }
      }
    }
    for begin in begun { begin() }
  }

  /// Lets all views disappear.
  func close() { run(LifecycleEvents()) }

  private func begin(
    _ action: @escaping @Sendable () async -> Void,
    _ priority: TaskPriority,
    at path: IdentityPath
  ) {
    running.insert(path)
    tasks[path] = Task(priority: priority) { [weak self] in
      await action()
      if !Task.isCancelled { self?.running.remove(path) }
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
