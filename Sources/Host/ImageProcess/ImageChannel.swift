internal import CImageProcess
internal import ExtensionProtocol
internal import Glibc
internal import ImageProtocol
internal import Sanitizer

/// A program that was started, and the pipes to it.
struct ImageChannel: ~Copyable {
  private let process: rh_image_process
  /// The beginning of what the program said of itself.
  private var words: [UInt8] = []
  private(set) var isEnded = false
  /// Whether it may have more to say of itself; what is closed would be ready at once, for ever.
  private var hasErrors = true

  private static let wordLimit = 4096
  /// What helps against most that takes long.
  private static let remedy =
    "make the report simpler or smaller with --size, or look at the fonts with 'fc-list'"
  /// How many seconds a program that reads no more has left to answer or end.
  private static let graceTime = 1.0

  init(program: String, environment: [String: String]) throws(ImageProcessError) {
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for variable in variables { free(variable) } }
    var process = rh_image_process()
    let error = rh_image_process_start(program, variables + [nil], &process)
    guard error == 0 else {
      throw ImageProcessError(
        "cannot run \(Sanitizer.path(program)): \(String(cString: strerror(error)))"
      )
    }
    self.process = process
  }

  deinit {
    for descriptor in [process.input, process.output, process.errors] { close(descriptor) }
    guard !isEnded else { return }
    // It ends when its input does; one that is busy is not waited for.
    kill(process.pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(process.pid, &status, 0) < 0, errno == EINTR {}
  }

  /// Sends a frame and waits for the reply to it.
  ///
  /// - Throws: ``ImageProcessError`` where the program ends, or takes longer than `seconds`; it is
  ///   ended then, and no further frame is answered.
  mutating func exchange(
    _ frame: [UInt8],
    seconds: Double
  ) throws(ImageProcessError) -> [UInt8] {
    guard !isEnded else { throw ImageProcessError("\(ImageProcess.programName) has ended") }
    var deadline = Self.now() + seconds
    var isRefused = false
    var sent = 0
    var reader = FrameReader(limit: ImageReply.limit)
    var replies: [[UInt8]] = []
    while true {
      let rest = deadline - Self.now()
      guard rest > 0 else {
        throw end(
          isRefused
            ? "does not read what it is sent"
            : "gave no answer within \(Int(min(seconds, 1e6))) s; \(Self.remedy)"
        )
      }
      var waited = [
        pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasErrors ? process.errors : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: sent < frame.count ? process.input : -1, events: Int16(POLLOUT), revents: 0),
      ]
      let ready = poll(&waited, nfds_t(waited.count), Int32(min(rest * 1000, 60_000).rounded(.up)))
      guard ready > 0 || errno == EINTR || ready == 0 else { throw end("cannot be waited for") }
      if waited[1].revents != 0 { readWords() }
      if waited[2].revents != 0, !Self.send(frame, from: &sent, to: process.input) {
        // What it said before it closed its input may still be on its way, but not for long.
        sent = frame.count
        deadline = min(deadline, Self.now() + Self.graceTime)
        isRefused = true
      }
      guard waited[0].revents != 0 else { continue }
      guard let bytes = Self.read(process.output) else { throw ended() }
      do throws(FrameError) {
        try reader.feed(bytes[...], into: &replies)
      } catch {
        throw end("gave an answer that cannot be read: \(error)")
      }
      if let reply = replies.first { return reply }
    }
  }

  /// Sends what fits.
  ///
  /// - Returns: Whether somebody is there to read.
  private static func send(_ frame: [UInt8], from sent: inout Int, to input: Int32) -> Bool {
    let count = frame.withUnsafeBytes { bytes in
      Glibc.send(
        input,
        bytes.baseAddress?.advanced(by: sent),
        bytes.count - sent,
        Int32(MSG_NOSIGNAL)
      )
    }
    guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
    sent += count
    return true
  }

  /// What there is to read; nil at the end.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, size in
      count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      size = max(count, 0)
    }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? [] : nil }
    return count == 0 ? nil : bytes
  }

  private mutating func readWords() {
    guard let bytes = Self.read(process.errors) else { return hasErrors = false }
    words.append(contentsOf: bytes.prefix(max(Self.wordLimit - words.count, 0)))
  }

  /// The program has closed its output: why it ended.
  private mutating func ended() -> ImageProcessError {
    var status: Int32 = 0
    var turns = 0
    // What closes its output and goes on is ended.
    while waitpid(process.pid, &status, WNOHANG) == 0 {
      turns += 1
      if turns == 100 { kill(process.pid, SIGKILL) }
      usleep(5000)
    }
    isEnded = true
    readWords()
    while let last = words.last, last <= 0x20 { words.removeLast() }
    let text = Sanitizer.sanitized(String(decoding: words, as: UTF8.self), limit: 1000)
    let name = ImageProcess.programName
    if status & 0x7F == SIGXCPU {
      return ImageProcessError("\(name) had too much to compute; \(Self.remedy)")
    }
    guard status & 0x7F == 0 else {
      return ImageProcessError("\(name) was ended by signal \(status & 0x7F)")
    }
    guard (status >> 8) & 0xFF == 127, text.contains("shared librar") else {
      return ImageProcessError("\(name) has ended\(text.isEmpty ? "" : ": \(text)")")
    }
    return ImageProcessError(
      "\(name) cannot start: \(text); install cairo and pango, for example the packages"
        + " libcairo2 and libpangocairo-1.0-0"
    )
  }

  /// Ends the program.
  private mutating func end(_ reason: String) -> ImageProcessError {
    kill(process.pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(process.pid, &status, 0) < 0, errno == EINTR {}
    isEnded = true
    return ImageProcessError("\(ImageProcess.programName) \(reason)")
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
