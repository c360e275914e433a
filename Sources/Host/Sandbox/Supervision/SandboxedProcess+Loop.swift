internal import Glibc

/// For a host with a loop of its own that watches several processes at once.
extension SandboxedProcess {
  /// Does what can be done without waiting, and says whether there was anything.
  ///
  /// Take what happened with ``takeEvents()``.
  package func turn() -> Bool {
    guard ending == nil else { return false }
    return step(until: .now)
  }

  /// What happened until now, in order.
  ///
  /// The ending is not among them until all else was taken, and then each time.
  package func takeEvents() -> [SandboxEvent] {
    var taken: [SandboxEvent] = []
    while let event = takeEvent() { taken.append(event) }
    if taken.isEmpty, let ending { taken.append(.ended(ending)) }
    return taken
  }

  /// What to wait for with poll(2): more from the process, or room for what is queued for it.
  ///
  /// Ask anew before each wait, for they close one by one.
  package var awaitedDescriptors: [(descriptor: Int32, events: Int16)] {
    let held = isReplyHeld ? channels.output : -1
    var awaited = descriptors.filter { $0 != held }.map { ($0, Int16(POLLIN)) }
    if !input.isEmpty, channels.input >= 0 { awaited.append((channels.input, Int16(POLLOUT))) }
    return awaited
  }

  /// Ends the process for having taken too long.
  package func endForTimeout() {
    guard ending == nil else { return }
    if cause == nil, !hasEnded { kill(.timeout) }
    finish()
  }
}
