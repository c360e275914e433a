public import Foundation
public import FoundationShims

extension FoundationShims::Timer {
  /// A publisher of the moments at which a timer fires.
  ///
  /// A report that is printed waits a tenth of a second for its views to settle; later moments it does
  /// not show.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: FoundationShims::RunLoop,
    in mode: FoundationShims::RunLoop.Mode,
    options: FoundationShims::RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }

  /// A publisher of the moments at which a timer fires.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moments.
    public typealias Output = Date
    /// No error can end the values.
    public typealias Failure = Never

    /// The time between two moments, in seconds.
    public let interval: TimeInterval
    /// How exactly the moments are kept.
    ///
    /// Accepted without effect.
    public let tolerance: TimeInterval?
    /// The loop that the timer belongs to.
    public let runLoop: FoundationShims::RunLoop
    /// The mode that the timer fires in.
    public let mode: FoundationShims::RunLoop.Mode
    /// What is chosen for the loop.
    public let options: FoundationShims::RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher of moments.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: FoundationShims::RunLoop,
      mode: FoundationShims::RunLoop.Mode,
      options: FoundationShims::RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let subject = subject
      return Alarm.run(after: interval, every: interval) { subject.send(Date()) }
    }
  }
}

extension FoundationShims::Timer.TimerPublisher: RepeatedPublisher {
  package func isRepetition(of other: Any) -> Bool {
    guard let other = other as? FoundationShims::Timer.TimerPublisher else { return false }
    return interval == other.interval && mode == other.mode
  }
}
