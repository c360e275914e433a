internal import CScratch
internal import Glibc
package import Sandbox

/// A scratch environment: a place where attacks may work, since it was made for them.
package struct Scratch: Sendable {
  /// The word that has this host be the first process of a scratch environment.
  package static let command = "--in-scratch"

  /// An executable that understands ``command``: this host.
  private let hostPath: String
  private let probesPath: String
  /// Seconds for one run, twice what a probe may take; a multiple of it for all that is asked.
  private static let patience = 10

  package init(hostPath: String, probesPath: String) {
    self.hostPath = hostPath
    self.probesPath = probesPath
  }

  /// Why a scratch environment could not be had.
  package struct ScratchError: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs a probe in a new scratch environment, once for each set of layers that is left out.
  package func run(
    _ probe: String,
    without sets: [Set<IsolationLayer>]
  ) throws -> [ProbeObservation] {
    let host = open(hostPath, O_RDONLY | O_CLOEXEC)
    guard host >= 0 else { throw ScratchError(description: "\(hostPath): \(errorText(errno))") }
    defer { close(host) }
    let words = ["report-host", Self.command, probesPath, probe] + sets.map(ScratchRun.word)
    var scratch = rh_scratch()
    var step: UnsafePointer<CChar>?
    let result = withArguments(words) { rh_scratch_start(host, $0, &scratch, &step) }
    guard result == 0 else { throw failure(step, result) }
    defer { rh_scratch_end(&scratch) }
    guard let output = readAll(scratch.output, seconds: Self.patience * (sets.count + 2)) else {
      throw ScratchError(description: "the scratch environment did not end in time")
    }
    let lines = output.split(separator: "\n")
    let observations = lines.compactMap { ProbeObservation(line: $0) }
    guard observations.count == sets.count else {
      let reason = lines.last.map { printable(String($0)) } ?? "it ended early"
      throw ScratchError(description: "the scratch environment failed: \(reason)")
    }
    return observations
  }

  private func failure(_ step: UnsafePointer<CChar>?, _ result: Int32) -> ScratchError {
    let step = step.map { String(cString: $0) } ?? "start"
    return ScratchError(
      description: "cannot make a scratch environment for controls: "
        + "failed to \(step): \(errorText(-result))"
    )
  }

  /// Everything up to the end; nil if that does not come in time, whatever is written until then.
  private func readAll(_ descriptor: Int32, seconds: Int) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while bytes.count < 1 << 20 {
      let left = (end - clock.now).components.seconds
      guard left >= 0, end > clock.now else { return nil }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(clamping: left * 1000 + 1000))
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
