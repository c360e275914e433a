extension Publishers {
  /// Sends the values of 2 publishers together, the first with the first and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      var aQueue = ZipQueue<A.Output>()
      var bQueue = ZipQueue<B.Output>()
      func send() {
        while !aQueue.isEmpty, !bQueue.isEmpty {
          merging.send((aQueue.next(), bQueue.next()))
        }
        merging.resume()
        if aQueue.isExhausted || bQueue.isExhausted { merging.end(.finished) }
      }
      merging.begin()
      merging.gather([
        {
          merging.take(
            a,
            backlog: { aQueue.count },
            value: {
              aQueue.values.append($0)
              send()
            },
            finished: {
              aQueue.isFinished = true
              send()
            }
          )
        },
        {
          merging.take(
            b,
            backlog: { bQueue.count },
            value: {
              bQueue.values.append($0)
              send()
            },
            finished: {
              bQueue.isFinished = true
              send()
            }
          )
        },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 3 publishers together, the first with the first and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      var aQueue = ZipQueue<A.Output>()
      var bQueue = ZipQueue<B.Output>()
      var cQueue = ZipQueue<C.Output>()
      func send() {
        while !aQueue.isEmpty, !bQueue.isEmpty, !cQueue.isEmpty {
          merging.send((aQueue.next(), bQueue.next(), cQueue.next()))
        }
        merging.resume()
        if aQueue.isExhausted || bQueue.isExhausted || cQueue.isExhausted { merging.end(.finished) }
      }
      merging.begin()
      merging.gather([
        {
          merging.take(
            a,
            backlog: { aQueue.count },
            value: {
              aQueue.values.append($0)
              send()
            },
            finished: {
              aQueue.isFinished = true
              send()
            }
          )
        },
        {
          merging.take(
            b,
            backlog: { bQueue.count },
            value: {
              bQueue.values.append($0)
              send()
            },
            finished: {
              bQueue.isFinished = true
              send()
            }
          )
        },
        {
          merging.take(
            c,
            backlog: { cQueue.count },
            value: {
              cQueue.values.append($0)
              send()
            },
            finished: {
              cQueue.isFinished = true
              send()
            }
          )
        },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 4 publishers together, the first with the first and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      var aQueue = ZipQueue<A.Output>()
      var bQueue = ZipQueue<B.Output>()
      var cQueue = ZipQueue<C.Output>()
      var dQueue = ZipQueue<D.Output>()
      func send() {
        while !aQueue.isEmpty, !bQueue.isEmpty, !cQueue.isEmpty, !dQueue.isEmpty {
          merging.send((aQueue.next(), bQueue.next(), cQueue.next(), dQueue.next()))
        }
        merging.resume()
        if aQueue.isExhausted || bQueue.isExhausted || cQueue.isExhausted || dQueue.isExhausted {
          merging.end(.finished)
        }
      }
      merging.begin()
      merging.gather([
        {
          merging.take(
            a,
            backlog: { aQueue.count },
            value: {
              aQueue.values.append($0)
              send()
            },
            finished: {
              aQueue.isFinished = true
              send()
            }
          )
        },
        {
          merging.take(
            b,
            backlog: { bQueue.count },
            value: {
              bQueue.values.append($0)
              send()
            },
            finished: {
              bQueue.isFinished = true
              send()
            }
          )
        },
        {
          merging.take(
            c,
            backlog: { cQueue.count },
            value: {
              cQueue.values.append($0)
              send()
            },
            finished: {
              cQueue.isFinished = true
              send()
            }
          )
        },
        {
          merging.take(
            d,
            backlog: { dQueue.count },
            value: {
              dQueue.values.append($0)
              send()
            },
            finished: {
              dQueue.isFinished = true
              send()
            }
          )
        },
      ])
    }
  }
}

extension Publisher {
  /// Sends the values of all together, the first with the first and so on.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the values of all together, the first with the first and so on, as a closure puts them together.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Sends the values of all together, the first with the first and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends the values of all together, the first with the first and so on, as a closure puts them together.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the values of all together, the first with the first and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the values of all together, the first with the first and so on, as a closure puts them together.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
