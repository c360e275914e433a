internal import CSandbox
internal import Glibc

extension SandboxedProcess {
  /// The next thing that happened, waiting for it until the deadline, and no longer than
  /// `waitingAtMost` seconds if that is given; then the answer is `nil`.
  package func nextEvent(waitingAtMost seconds: Double?) -> SandboxEvent? {
    let limit = seconds.map { Moment.now.adding(seconds: $0) }
    var hasPolled = false
    while true {
      if let event = takeEvent() { return event }
      if let ending { return .ended(ending) }
      if hasPolled, let limit, Moment.now >= limit { return nil }
      step(until: limit)
      hasPolled = true
    }
  }

  /// The next thing that happened.
  ///
  /// Returns at the deadline at the latest, if there is one.
  package func nextEvent() -> SandboxEvent {
    while true {
      if let event = nextEvent(waitingAtMost: nil) { return event }
    }
  }

  /// Descriptors that become readable when there may be an event, for a host with a loop of its
  /// own.
  ///
  /// Take events with `nextEvent(waitingAtMost: 0)` until there are none before waiting again, and
  /// ask for the descriptors anew each time, for they close one by one. They say nothing about
  /// the deadline or about room for queued input.
  package var descriptors: [Int32] {
    let all = [
      channels.pidfd, channels.listener, channels.output, channels.standardOutput,
      channels.standardError,
    ]
    return all.filter { $0 >= 0 }
  }

  func takeEvent() -> SandboxEvent? {
    guard nextEventIndex < events.count else { return nil }
    let event = events[nextEventIndex]
    nextEventIndex += 1
    if nextEventIndex == events.count {
      events.removeAll(keepingCapacity: true)
      nextEventIndex = 0
    }
    return event
  }

  /// One wait, and the work that it brings; whether there was any.
  @discardableResult
  func step(until limit: Moment?) -> Bool {
    let wake = [deadline, limit].compactMap { $0 }.min()
    let ready = wait(timeout: wake?.pollTimeout() ?? -1)
    if ready.listener { answerNotification() }
    if ready.input { flushInput() }
    if ready.output { readReply() }
    if ready.standardOutput { readLog(.standardOutput) }
    if ready.standardError { readLog(.standardError) }
    // A process that ended in time is not late because the host looks late, or does not come to
    // look for a while after it was told what is ready.
    if cause == nil, !ready.pidfd, let deadline, Moment.now >= deadline, !hasEnded {
      kill(.timeout)
    }
    if cause != nil || ready.pidfd { finish() }
    return ready.isAny || ending != nil
  }

  var hasEnded: Bool {
    var descriptor = pollfd(fd: channels.pidfd, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  struct Ready {
    var pidfd = false
    var listener = false
    var input = false
    var output = false
    var standardOutput = false
    var standardError = false

    var isAny: Bool {
      pidfd || listener || input || output || standardOutput || standardError
    }
  }

  func wait(timeout: Int32) -> Ready {
    let wanted = Int16(POLLIN)
    // With nothing to write, a closed reader would wake poll without end.
    let input = self.input.isEmpty ? -1 : channels.input
    var descriptors = [
      pollfd(fd: channels.pidfd, events: wanted, revents: 0),
      pollfd(fd: channels.listener, events: wanted, revents: 0),
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: isReplyHeld ? -1 : channels.output, events: wanted, revents: 0),
      pollfd(fd: channels.standardOutput, events: wanted, revents: 0),
      pollfd(fd: channels.standardError, events: wanted, revents: 0),
    ]
    guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else { return Ready() }
    let happened = descriptors.map { $0.revents != 0 }
    // A hang-up of the listener means that the process is gone.
    if happened[1], descriptors[1].revents & wanted == 0 { channels.close(\.listener) }
    return Ready(
      pidfd: happened[0],
      listener: descriptors[1].revents & wanted != 0,
      input: happened[2],
      output: happened[3],
      standardOutput: happened[4],
      standardError: happened[5]
    )
  }
}
