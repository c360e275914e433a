extension Publishers {
  /// Sends the latest values of 2 publishers whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// What is sent on.
    public typealias Output = (A.Output, B.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Puts publishers together.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      var aValue: A.Output?
      var bValue: B.Output?
      func send() {
        guard let aValue, let bValue else { return }
        merging.send((aValue, bValue))
      }
      merging.begin()
      merging.gather([
        {
          merging.take(
            a,
            value: {
              aValue = $0
              send()
            },
            finished: {
              if aValue == nil { merging.end(.finished) }
            }
          )
        },
        {
          merging.take(
            b,
            value: {
              bValue = $0
              send()
            },
            finished: {
              if bValue == nil { merging.end(.finished) }
            }
          )
        },
      ])
    }
  }
}

extension Publishers {
  /// Sends the latest values of 3 publishers whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// What is sent on.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Puts publishers together.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      var aValue: A.Output?
      var bValue: B.Output?
      var cValue: C.Output?
      func send() {
        guard let aValue, let bValue, let cValue else { return }
        merging.send((aValue, bValue, cValue))
      }
      merging.begin()
      merging.gather([
        {
          merging.take(
            a,
            value: {
              aValue = $0
              send()
            },
            finished: {
              if aValue == nil { merging.end(.finished) }
            }
          )
        },
        {
          merging.take(
            b,
            value: {
              bValue = $0
              send()
            },
            finished: {
              if bValue == nil { merging.end(.finished) }
            }
          )
        },
        {
          merging.take(
            c,
            value: {
              cValue = $0
              send()
            },
            finished: {
              if cValue == nil { merging.end(.finished) }
            }
          )
        },
      ])
    }
  }
}

extension Publishers {
  /// Sends the latest values of 4 publishers whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// What is sent on.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Puts publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      var aValue: A.Output?
      var bValue: B.Output?
      var cValue: C.Output?
      var dValue: D.Output?
      func send() {
        guard let aValue, let bValue, let cValue, let dValue else { return }
        merging.send((aValue, bValue, cValue, dValue))
      }
      merging.begin()
      merging.gather([
        {
          merging.take(
            a,
            value: {
              aValue = $0
              send()
            },
            finished: {
              if aValue == nil { merging.end(.finished) }
            }
          )
        },
        {
          merging.take(
            b,
            value: {
              bValue = $0
              send()
            },
            finished: {
              if bValue == nil { merging.end(.finished) }
            }
          )
        },
        {
          merging.take(
            c,
            value: {
              cValue = $0
              send()
            },
            finished: {
              if cValue == nil { merging.end(.finished) }
            }
          )
        },
        {
          merging.take(
            d,
            value: {
              dValue = $0
              send()
            },
            finished: {
              if dValue == nil { merging.end(.finished) }
            }
          )
        },
      ])
    }
  }
}

extension Publisher {
  /// Sends the latest values of all whenever one of them sends.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the latest values of all whenever one of them sends, as a closure puts them together.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of all whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends the latest values of all whenever one of them sends, as a closure puts them together.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the latest values of all whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the latest values of all whenever one of them sends, as a closure puts them together.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
