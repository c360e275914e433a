extension Publishers {
  /// A publisher that several subscribers share.
  ///
  /// It begins with the first subscriber and ends with the last.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream, createSubject: { PassthroughSubject() }).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Whether two are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }

  /// A publisher that sends through a subject, from when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Puts a subject behind a publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to send.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects another one while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var subscribers = 0

    /// Connects a publisher when it is needed.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscribers += 1
      let leaving = Departure { self.leave() }
      upstream
        .handleEvents(
          receiveCompletion: { _ in leaving.go() },
          receiveCancel: { leaving.go() }
        )
        .receive(subscriber: subscriber)
      if subscribers > 0, connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      subscribers -= 1
      guard subscribers == 0 else { return }
      let connection = self.connection
      self.connection = nil
      connection?.cancel()
    }
  }

  /// A publisher that can be connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes a publisher wait for its connection.
    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream, createSubject: { PassthroughSubject() })
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Begins to send.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

/// An action that is run once.
private final class Departure {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func go() {
    let action = self.action
    self.action = nil
    action?()
  }
}

extension Publisher {
  /// Lets several subscribers share this publisher.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends through a subject that is made when it is needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: { subject })
  }
}

extension Publisher where Failure == Never {
  /// Waits for a connection before anything is sent.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers.Autoconnect: RepeatedPublisher {
  package func isRepetition(of other: Any) -> Bool {
    guard let other = other as? Publishers.Autoconnect<Upstream> else { return false }
    return (upstream as? any RepeatedPublisher)?.isRepetition(of: other.upstream) ?? false
  }
}
