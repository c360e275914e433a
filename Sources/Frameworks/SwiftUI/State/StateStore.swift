internal import Combine
internal import ViewTree

/// The state of a root view's views, by where they stand.
@MainActor
final class StateStore {
  let invalidation = Invalidation()
  private var slots: [IdentityPath: Slot] = [:]
  private var settings: [String: AnyObject] = [:]
  /// Subscriptions to objects with publishers of their own.
  private var subscriptions: [ObjectIdentifier: (object: AnyObject, watch: AnyCancellable)] = [:]
  private var generation = 0
  private var lastNumber = 0
  private var lastControl: UInt64 = 0

  /// What one view keeps.
  private struct Slot {
    var cells: [Int: AnyObject] = [:]
    /// The numbers of the view's controls.
    var controls: [Int: UInt64] = [:]
    var generation: Int

    mutating func number(of slot: Int, generation: Int, last: inout UInt64) -> UInt64 {
      self.generation = generation
      if let number = controls[slot] { return number }
      // A host refuses the limit; what counts on from the start again is 10¹⁴ controls away.
      last = (last &+ 1) % ControlMark.numberLimit
      controls[slot] = last
      return last
    }
  }

  /// Forgets that state has changed, and which views there were.
  func beginRender() {
    generation &+= 1
    invalidation.clear()
  }

  /// Drops the state of views that are gone.
  func endRender() {
    let current = generation
    // Most renders leave every view in place; a dictionary without some of them is costly to make.
    guard slots.contains(where: { $0.value.generation != current }) else { return }
    slots = slots.filter { $0.value.generation == current }
  }

  func cell<Cell: AnyObject>(at path: IdentityPath, offset: Int, _ make: () -> Cell) -> Cell {
    slots[path, default: Slot(generation: generation)].generation = generation
    if let cell = slots[path]?.cells[offset] as? Cell { return cell }
    let cell = make()
    slots[path]?.cells[offset] = cell
    return cell
  }
}

extension StateStore {
  /// A number that has not been given before.
  func nextNumber() -> Int {
    lastNumber &+= 1
    return lastNumber
  }

  /// The number that the host knows a control by, the same for as long as its view stays in place.
  ///
  /// - Parameter slot: Tells the controls of one view apart.
  func controlNumber(at path: IdentityPath, slot: Int) -> UInt64 {
    slots[path, default: Slot(generation: generation)]
      .number(of: slot, generation: generation, last: &lastControl)
  }

  /// Subscribes to an object once.
  func watch(_ object: AnyObject, _ subscribe: () -> AnyCancellable) {
    let key = ObjectIdentifier(object)
    if subscriptions[key] == nil { subscriptions[key] = (object, subscribe()) }
  }

  /// A setting that all views share, whatever their place; one of another type is a new one.
  func setting<Cell: AnyObject>(_ key: String, _ make: () -> Cell) -> Cell {
    if let cell = settings[key] as? Cell { return cell }
    let cell = make()
    settings[key] = cell
    return cell
  }
}

/// A mark that state has changed and the views must be evaluated again.
///
/// Views, their actions and their state live on the main thread; the mark is not synchronized.
package final class Invalidation: @unchecked Sendable {
  package private(set) var isSet = false

  func set() { isSet = true }
  func clear() { isSet = false }
}
