import ExtensionProtocol
import Glibc

/// The two pipes to the host.
final class HostConnection {
  static let input: Int32 = 3
  static let output: Int32 = 4

  private var frames = FrameReader(limit: FrameLimit.host)
  private var waiting: [[UInt8]] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Whether both file descriptors are pipes or sockets, as a host makes them.
  ///
  /// Asked by what cannot be sought in: fstat(2) is a question to the host in the sandbox.
  static var isPresent: Bool {
    [input, output].allSatisfy { lseek($0, 0, SEEK_CUR) < 0 && errno == ESPIPE }
  }

  /// Whether a frame has come already.
  var hasNext: Bool { !waiting.isEmpty }

  /// Waits for the next frame; nil once the host has closed its end.
  ///
  /// - Parameter turn: Does what there is to do meanwhile, and says how long to wait at most before
  ///   it is called again; nil waits.
  func next(_ turn: () throws -> Duration?) throws -> [UInt8]? {
    while waiting.isEmpty {
      guard waitForInput(atMost: try turn()) else { continue }
      let count = read(Self.input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        try frames.finish()
        return nil
      }
      try frames.feed(buffer[..<count], into: &waiting)
    }
    return waiting.removeFirst()
  }

  /// Whether there is something to read, or the host has hung up, within a time; nil waits.
  private func waitForInput(atMost duration: Duration?) -> Bool {
    var entry = pollfd(fd: Self.input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, duration.map(milliseconds) ?? -1) > 0
  }

  /// Writes a whole frame; false where the host has gone.
  func send(_ frame: [UInt8]) -> Bool {
    var rest = frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(Self.output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Waits until a job may have become runnable, for a few milliseconds at most, while a render is
/// under way.
///
/// - Returns: Whether the host still is there.
func napDuringRender() -> Bool {
  let nap = min(JobQueue.shared.timeToWake() ?? .milliseconds(5), .milliseconds(5))
  var entry = pollfd(fd: HostConnection.output, events: 0, revents: 0)
  return poll(&entry, 1, milliseconds(nap)) <= 0
}

/// A duration as poll(2) takes it, rounded up so that a waiter does not wake too early and spin.
private func milliseconds(_ duration: Duration) -> Int32 {
  let (seconds, attoseconds) = duration.components
  let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  return Int32(clamping: min(seconds, 1_000_000) * 1000 + rest)
}
