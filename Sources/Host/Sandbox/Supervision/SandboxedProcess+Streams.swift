internal import CSandbox
internal import Glibc

extension SandboxedProcess {
  /// What a pipe holds unless it was enlarged.
  private static let chunkSize = 64 << 10

  /// Writes queued bytes until the pipe is full.
  func flushInput() {
    while channels.input >= 0 && !input.isEmpty {
      switch input.write(to: channels.input) {
      case .wrote(let count): counters.bytesSent += count
      case .full: return
      case .closed:
        // The process does not want to know. That is its own affair.
        input.discard()
        channels.close(\.input)
      }
    }
    if input.isClosing && channels.input >= 0 { channels.close(\.input) }
  }

  func readReply() {
    guard let bytes = readChunk(\.output) else { return }
    // What comes up to the limit is handed on, so that it does not matter how the pipe was cut.
    let room = max(0, configuration.replyLimit - bytesInReply)
    let part = bytes.count <= room ? bytes : Array(bytes.prefix(room))
    counters.bytesReceived += bytes.count
    bytesInReply += bytes.count
    memoryRefusal = nil
    if !part.isEmpty { events.append(.reply(part)) }
    if part.count < bytes.count { kill(.outputFlood) }
  }

  func readLog(_ stream: LogStream) {
    let channel: WritableKeyPath<Channels, Int32> =
      stream == .standardOutput ? \.standardOutput : \.standardError
    guard let bytes = readChunk(channel) else { return }
    let kept = keptLogBytes[stream, default: 0]
    let room = max(0, configuration.logLimit - kept)
    let part = bytes.prefix(room)
    keptLogBytes[stream] = kept + part.count
    droppedLogBytes += bytes.count - part.count
    if !part.isEmpty { events.append(.log(stream, Array(part))) }
  }

  /// Reads once; at the end of the stream the channel is closed.
  private func readChunk(_ channel: WritableKeyPath<Channels, Int32>) -> [UInt8]? {
    let descriptor = channels[keyPath: channel]
    guard descriptor >= 0 else { return nil }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, filled in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      failure = count < 0 ? errno : 0
      filled = max(0, count)
    }
    if !bytes.isEmpty { return bytes }
    if failure != EAGAIN && failure != EINTR { channels.close(channel) }
    return nil
  }
}
