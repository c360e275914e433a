internal import ExtensionProtocol

/// What a process has sent and nobody has taken yet, frame by frame.
struct MessageInbox {
  private var reader: FrameReader
  private var frames: [[UInt8]] = []
  /// What is wrong with the stream behind the frames; they are used first, so that it does not
  /// matter how the pipe was cut.
  private var fault: SessionError?

  init(replyLimit: Int) {
    reader = FrameReader(limit: min(FrameLimit.process, replyLimit))
  }

  var isEmpty: Bool { frames.isEmpty }

  /// The bytes of the frames that wait.
  var byteCount: Int { frames.reduce(0) { $0 + $1.count } }

  var frameCount: Int { frames.count }

  /// Cuts bytes into frames; after a fault nothing can be told apart any more.
  mutating func feed(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    do {
      try reader.feed(bytes[...], into: &frames)
    } catch .tooLarge(let length, let limit) where length <= FrameLimit.process {
      fault = .outputFlood(limit: limit)
    } catch {
      fault = .malformed("\(error)")
    }
  }

  /// The next message; nil while there is none.
  mutating func next() throws(SessionError) -> ProcessMessage? {
    guard !frames.isEmpty else {
      if let fault { throw fault }
      return nil
    }
    do {
      return try ProcessMessage(frame: frames.removeFirst())
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// What stands there beyond what was asked for; nil where nothing does.
  var excess: String? {
    if !frames.isEmpty { return "a message that was not asked for" }
    if let fault { return fault.reason }
    do {
      try reader.finish()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension MessageInbox {
  /// Whether the next message is a tree.
  var startsWithTree: Bool { frames.first.map(Self.isTree) ?? false }

  /// Forgets trees that a later one follows: only the last is ever shown.
  mutating func dropSupersededTrees() {
    guard frames.count > 1, let last = frames.lastIndex(where: Self.isTree) else { return }
    var index = 0
    frames.removeAll { frame in
      defer { index += 1 }
      return index < last && Self.isTree(frame)
    }
  }

  /// Whether an item is a tree by its first bytes: a short map whose field 0 is the type.
  ///
  /// A writer of longer forms is not recognized, which costs no more than reading what it sent.
  private static func isTree(_ frame: [UInt8]) -> Bool {
    frame.count > 3 && frame[0] >> 5 == 5 && frame[1] == 0 && frame[2] == 1
  }
}

extension [HostMessage] {
  /// All frames in one piece: the process is woken once, not once for each.
  func bytes() throws(SessionError) -> [UInt8] {
    var bytes: [UInt8] = []
    for message in self {
      do {
        bytes += try message.frame()
      } catch {
        throw .malformed("the host's own message is \(error); narrow the filter")
      }
    }
    return bytes
  }
}

extension SessionError {
  /// What is wrong with a reply, without the sentence around it.
  fileprivate var reason: String {
    if case .malformed(let reason) = self { return reason }
    return "\(self)"
  }
}
