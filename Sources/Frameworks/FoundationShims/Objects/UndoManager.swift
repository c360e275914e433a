public import Foundation

/// Remembers how to take back what was done.
open class UndoManager: NSObject, @unchecked Sendable {
  private enum Direction { case none, undoing, redoing }

  private var undos: [[() -> Void]] = []
  private var redos: [[() -> Void]] = []
  private var groups: [[() -> Void]] = []
  private var direction = Direction.none
  private var disabled = 0

  /// How many steps are remembered; 0 for no limit.
  open var levelsOfUndo = 0

  /// Whether all steps of one event form a group.
  ///
  /// Accepted without effect: each step is its own.
  open var groupsByEvent = true

  /// Remembers how to take back a step.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    let step: () -> Void = { [weak target] in target.map(handler) }
    if groups.isEmpty { keep([step]) } else { groups[groups.count - 1].append(step) }
  }

  private func keep(_ steps: [() -> Void]) {
    guard !steps.isEmpty else { return }
    if direction == .undoing { return redos.append(steps) }
    undos.append(steps)
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst() }
    if direction == .none { redos = [] }
  }

  /// Begins a group of steps that are taken back together.
  open func beginUndoGrouping() { groups.append([]) }

  /// Ends a group of steps.
  open func endUndoGrouping() {
    guard let steps = groups.popLast() else { return }
    if groups.isEmpty { keep(steps) } else { groups[groups.count - 1] += steps }
  }

  private func take(_ steps: [() -> Void]?, _ direction: Direction) {
    guard let steps else { return }
    self.direction = direction
    beginUndoGrouping()
    for step in steps.reversed() { step() }
    endUndoGrouping()
    self.direction = .none
  }

  /// Takes back the last step.
  open func undo() { take(undos.popLast(), .undoing) }

  /// Does again what was taken back last.
  open func redo() { take(redos.popLast(), .redoing) }

  /// Whether there is a step to take back.
  open var canUndo: Bool { !undos.isEmpty }

  /// Whether there is a step to do again.
  open var canRedo: Bool { !redos.isEmpty }

  /// Whether a step is being taken back.
  open var isUndoing: Bool { direction == .undoing }

  /// Whether a step is being done again.
  open var isRedoing: Bool { direction == .redoing }

  /// Forgets all steps.
  open func removeAllActions() { (undos, redos, groups) = ([], [], []) }

  /// Remembers no steps until `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Remembers steps again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Whether steps are remembered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// The name of the last step.
  ///
  /// Accepted without effect: no menu shows it.
  open func setActionName(_ actionName: String) {}
}
