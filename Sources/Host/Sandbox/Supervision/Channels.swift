internal import CSandbox
internal import Glibc

/// The host's descriptors of one process.
struct Channels {
  var pidfd: Int32
  var listener: Int32
  var input: Int32
  var output: Int32
  var standardOutput: Int32
  var standardError: Int32

  init(_ result: rh_launch_result) {
    pidfd = result.pidfd
    listener = result.listener
    input = result.input
    output = result.output
    standardOutput = result.standard_output
    standardError = result.standard_error
  }

  /// Closes one of them; poll(2) ignores what is left, -1.
  mutating func close(_ channel: WritableKeyPath<Channels, Int32>) {
    let descriptor = self[keyPath: channel]
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
    self[keyPath: channel] = -1
  }

  mutating func closeAll() {
    let all: [WritableKeyPath<Channels, Int32>] = [
      \.pidfd, \.listener, \.input, \.output, \.standardOutput, \.standardError,
    ]
    for channel in all { close(channel) }
  }
}
