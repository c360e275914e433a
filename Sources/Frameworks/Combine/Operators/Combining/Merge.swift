extension Publishers {
  /// Sends the values of 2 publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 3 publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
        { merging.take(c, value: { merging.send($0) }) },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 4 publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
        { merging.take(c, value: { merging.send($0) }) },
        { merging.take(d, value: { merging.send($0) }) },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 5 publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E

    /// Puts publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
        { merging.take(c, value: { merging.send($0) }) },
        { merging.take(d, value: { merging.send($0) }) },
        { merging.take(e, value: { merging.send($0) }) },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 6 publishers as they come.
  public struct Merge6<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F

    /// Puts publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
        { merging.take(c, value: { merging.send($0) }) },
        { merging.take(d, value: { merging.send($0) }) },
        { merging.take(e, value: { merging.send($0) }) },
        { merging.take(f, value: { merging.send($0) }) },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 7 publishers as they come.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G

    /// Puts publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
        { merging.take(c, value: { merging.send($0) }) },
        { merging.take(d, value: { merging.send($0) }) },
        { merging.take(e, value: { merging.send($0) }) },
        { merging.take(f, value: { merging.send($0) }) },
        { merging.take(g, value: { merging.send($0) }) },
      ])
    }
  }
}

extension Publishers {
  /// Sends the values of 8 publishers as they come.
  public struct Merge8<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    /// What is sent on.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H

    /// Puts publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.gather([
        { merging.take(a, value: { merging.send($0) }) },
        { merging.take(b, value: { merging.send($0) }) },
        { merging.take(c, value: { merging.send($0) }) },
        { merging.take(d, value: { merging.send($0) }) },
        { merging.take(e, value: { merging.send($0) }) },
        { merging.take(f, value: { merging.send($0) }) },
        { merging.take(g, value: { merging.send($0) }) },
        { merging.take(h, value: { merging.send($0) }) },
      ])
    }
  }
}
