import Compositor
import Glibc
import TerminalSession
import TerminalUI

/// An app on the terminal, from its first frame to its end.
///
/// One thread waits for the terminal, for signals and for every process at once, so that a key is
/// answered whatever else goes on.
struct AppLoop {
  /// Why an app is no longer shown.
  enum Ending {
    /// The user left it.
    case quit
    /// The app ended by itself, as it may.
    case end
    /// The app failed; why, in one sentence.
    case failure(String)
    /// The terminal is gone, or a signal asks the host to end.
    case terminal
  }

  private let compositor: Compositor
  private let session: TerminalSession
  private let surface: (_ columns: Int, _ rows: Int?) -> CompositionSurface
  private var interface: any UserInterface
  /// When the reports are made anew; nil for never.
  private var nextRefresh: Double?
  /// Whether reports are of a moment that was named.
  private let isFixed: Bool
  /// Whether there is something new to draw, and when that may be done.
  private var hasNews = false
  private var nextShow = 0.0
  /// What processes wrote, for the time after the screen was given back.
  private(set) var log: AppLog

  /// Seconds until reports are made anew of what has been recorded meanwhile.
  private static let refreshInterval = 60.0
  /// Seconds that an ordinary screen takes at most.
  private static let slow = 0.02

  /// - Parameters:
  ///   - isFixed: Whether reports are of a moment that was named.
  ///   - staysCurrent: Whether reports are made anew from time to time.
  ///   - surface: The room for the app's view on a terminal of a size.
  init(
    _ compositor: Compositor,
    _ session: TerminalSession,
    _ interface: any UserInterface,
    log: AppLog,
    isFixed: Bool,
    staysCurrent: Bool,
    surface: @escaping (_ columns: Int, _ rows: Int?) -> CompositionSurface
  ) {
    self.compositor = compositor
    self.session = session
    self.interface = interface
    self.log = log
    self.surface = surface
    self.isFixed = isFixed
    nextRefresh = staysCurrent ? Self.now + Self.refreshInterval : nil
  }

  /// Shows the app until there is a reason not to.
  mutating func run() -> Ending {
    while !interface.wantsQuit {
      if compositor.advance() { hasNews = true }
      let start = Self.now
      let isNew = showNews()
      log.add(compositor.takeLog())
      if let ending = compositor.ending {
        return compositor.hasEndedWell ? .end : .failure(ending)
      }
      interface.ask(compositor.question.map { HostDialog($0) })
      interface.wake(at: Self.now)
      session.setEcho(!interface.hidesInput)
      let bytes = interface.frame()
      if !bytes.isEmpty, !session.write(bytes) { return .terminal }
      if isNew { pace(since: start) }
      let hasInput = wait()
      guard follow(session.takeSignals()) else { return .terminal }
      if hasInput {
        guard let bytes = session.read() else { return .terminal }
        interface.read(bytes, at: Self.now)
      }
      interface.wake(at: Self.now)
      passOn()
      refresh()
    }
    return .quit
  }

  private mutating func refresh() {
    if interface.takeRefresh(), !isFixed { compositor.refresh() }
    guard let due = nextRefresh, Self.now >= due else { return }
    nextRefresh = Self.now + Self.refreshInterval
    compositor.refresh()
  }

  /// Shows what is new.
  ///
  /// - Returns: Whether there was something.
  private mutating func showNews() -> Bool {
    guard hasNews, Self.now >= nextShow else { return false }
    hasNews = false
    show()
    return true
  }

  /// After what took long to draw there is time for keys before the next is drawn.
  private mutating func pace(since start: Double) {
    let seconds = Self.now - start
    nextShow = seconds < Self.slow ? 0 : Self.now + 4 * min(seconds, 0.5)
  }

  /// What the user did goes to whom it is for.
  private mutating func passOn() {
    for use in interface.takeUses() { compositor.use(use.number, use.value) }
    guard let answer = interface.takeAnswer() else { return }
    compositor.answer(HostQuestion.Answer(answer))
  }

  private mutating func show() {
    let composition = compositor.compose()
    let names = composition.names
    interface.show(composition.tree, unanswered: composition.awaiting) { names.name(of: $0) }
    interface.tell(composition.notice)
  }

  /// Does what signals ask for; false where that is to end.
  private mutating func follow(_ signals: TerminalSession.Signals) -> Bool {
    guard !signals.contains(.end) else { return false }
    if signals.contains(.stop) {
      guard session.suspend() else { return false }
    } else if signals.contains(.resume) {
      guard session.resume() else { return false }
    }
    if !signals.isDisjoint(with: [.stop, .resume]), nextRefresh != nil { nextRefresh = Self.now }
    guard !signals.isEmpty else { return true }
    let size = session.size
    interface.resize(columns: size.columns, rows: size.rows)
    compositor.resize(to: surface(interface.size.columns, interface.size.rows))
    interface.redraw()
    return true
  }

  /// Sleeps until there is something to do.
  ///
  /// - Returns: Whether something was typed.
  private func wait() -> Bool {
    var entries = [session.input, session.wake].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    for (descriptor, events) in compositor.descriptors {
      entries.append(pollfd(fd: descriptor, events: events, revents: 0))
    }
    let alarms = [interface.timeToWake, nextRefresh, hasNews ? nextShow : nil]
      .compactMap { $0 }.map { max(0, $0 - Self.now) }
    let sleep = (alarms + [compositor.timeToWake].compactMap { $0 }).min()
    _ = poll(&entries, nfds_t(entries.count), Self.milliseconds(sleep))
    return entries[0].revents != 0
  }

  /// As poll(2) takes it, rounded up so that nothing wakes too early; -1 to wait for ever.
  private static func milliseconds(_ seconds: Double?) -> Int32 {
    guard let seconds else { return -1 }
    return Int32(exactly: min(max(0, seconds * 1000), 86_400_000).rounded(.up)) ?? 0
  }

  /// Seconds of a clock that nobody sets.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

extension HostDialog {
  /// A question as the interface shows it.
  init(_ question: HostQuestion) {
    let kind: Kind =
      switch question.form {
      case .confirm: .confirm
      case .passphrase: .passphrase
      case .choice(let names): .choice(names)
      }
    self.init(
      title: question.title,
      lines: question.message,
      problem: question.problem,
      kind: kind
    )
  }
}

extension HostQuestion.Answer {
  init(_ answer: HostDialog.Answer) {
    self =
      switch answer {
      case .yes: .yes
      case .no: .no
      case .passphrase(let text): .passphrase(text)
      case .choice(let place): .choice(place)
      case .cancel: .cancel
      }
  }
}
