internal import ExtensionHost
internal import ExtensionProtocol
internal import Glibc
internal import Sandbox
internal import ViewTree

extension Compositor {
  /// After so many seconds without an answer the user is told.
  private static let responseSeconds = 1.0
  /// How long processes may take to end.
  private static let grace = 0.5
  private static let appLogLimit = 64 << 10

  /// What to wait for with poll(2); ask anew before each wait.
  package var descriptors: [(descriptor: Int32, events: Int16)] {
    let own = workers.descriptor >= 0 ? [(workers.descriptor, Int16(POLLIN))] : []
    return own + session.awaitedDescriptors + places.descriptors
  }

  /// Seconds until ``advance()`` has something to do even if no descriptor is ready; nil for never.
  package var timeToWake: Double? {
    var times = [
      session.timeToWake, places.timeToWake, settings.timeToWake, desk.timeToWake,
    ]
    // Without a pipe nobody says when work on another thread is done.
    if workers.descriptor < 0 { times.append(0.02) }
    if let seconds = session.answeringSeconds, !isUnresponsive {
      times.append(max(Self.responseSeconds - seconds, 0))
    }
    return times.compactMap(\.self).min()
  }

  /// Does what there is to do, without waiting; whether there is something new to compose, a question
  /// or the end of the app.
  package func advance() -> Bool {
    workers.clear()
    var hasNews = session.advance()
    takeFromApp()
    if needsRender, !session.isAnswering { render() }
    if session.treeCount != shownTrees {
      shownTrees = session.treeCount
      updatePlaces()
    }
    if places.advance() { hasNews = true }
    if names.advance() { hasNews = true }
    let (answers, hasQuestion) = desk.advance()
    for answer in answers { tell(answer) }
    settings.save(to: services, workers)
    if session.tree != nil, let failure = session.renderFailure {
      // Its own words are no part of the host's line.
      logs.note(app.name, ["note: a view could not be shown: \(failure.message)"])
    }
    return noticeResponse() || hasQuestion || hasNews
  }

  private func takeFromApp() {
    for request in session.takeRequests() {
      if let answer = desk.take(request) { tell(answer) }
    }
    if let kept = session.takeSettings() { settings.take(kept) }
    let written = session.takeLog()
    guard !written.isEmpty else { return }
    appLog += written.prefix(max(Self.appLogLimit - appLog.count, 0))
    logs.write(app.name, written)
  }

  /// Whether the app has become unresponsive, or has answered after all.
  private func noticeResponse() -> Bool {
    let isLate = (session.answeringSeconds ?? 0) >= Self.responseSeconds
    defer { isUnresponsive = isLate }
    return isLate != isUnresponsive
  }

  func updatePlaces() {
    guard let tree = session.tree else { return }
    places.update(tree, surface)
    names.add(tree)
  }

  /// Whether nothing is under way: the app's tree, all reports and pickers are there or have failed.
  package var isSettled: Bool {
    if session.error != nil || session.tree == nil && session.renderFailure != nil { return true }
    return session.tree != nil && !session.isAnswering && !needsRender && places.isSettled
      && desk.isSettled && names.isSettled
  }

  /// Waits until nothing is under way, or the time is over.
  ///
  /// For surfaces that show one moment of the app.
  package func settle(within seconds: Double) {
    let end = Moment.now.adding(seconds: seconds)
    while !isSettled, Moment.now < end { turn(until: end) }
  }

  /// One turn of a loop that has nothing else to do: waits for processes, and takes what they sent.
  ///
  /// - Parameter seconds: How long it waits at most.
  package func turn(within seconds: Double) { turn(until: Moment.now.adding(seconds: seconds)) }

  private func turn(until end: Moment) {
    var awaited = descriptors.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    var wake = end
    if let seconds = timeToWake { wake = min(wake, Moment.now.adding(seconds: seconds)) }
    poll(&awaited, nfds_t(awaited.count), wake.pollTimeout())
    _ = advance()
  }

  /// Lets the app keep what it wants to keep, and ends all processes.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    places.end()
    session.close()
    let end = Moment.now.adding(seconds: Self.grace)
    while session.error == nil, Moment.now < end {
      var awaited = session.awaitedDescriptors.map {
        pollfd(fd: $0.descriptor, events: $0.events, revents: 0)
      }
      poll(&awaited, nfds_t(awaited.count), end.pollTimeout())
      _ = session.advance()
    }
    takeFromApp()
    session.terminate()
    settings.finish(to: services)
  }

  /// What processes have said besides their trees since the last call.
  package func takeLog() -> [ProcessLog] {
    if let ending = session.ending, !hasToldRefusals {
      hasToldRefusals = true
      logs.refuse(app.name, ending.refusals)
    }
    return logs.take()
  }
}
