internal import Glibc

/// The limits of one sandboxed process and what little it is told about its surroundings.
package struct SandboxConfiguration: Sendable {
  /// Seconds from launch until the process is ended, whatever it does.
  ///
  /// Finite and positive.
  package var timeLimit: Double = 10

  /// Seconds of processor time.
  ///
  /// The kernel ends a process that goes on for longer; unlike the deadline it cannot be moved
  /// later, so a long session sets it at launch. `nil` follows ``timeLimit``.
  package var processorTimeLimit: Double?

  /// Bytes of private memory that the process may write to.
  package var memoryLimit: UInt64 = 256 << 20

  /// Bytes that the process may send to the host in one reply, or in all if the host does not
  /// say where one ends.
  package var replyLimit = 16 << 20

  /// Bytes that are kept of each of standard output and standard error.
  package var logLimit = 64 << 10

  /// Refused calls after which the process is ended.
  package var refusalLimit = 64

  /// The value of `TZ`, such as `Europe/Berlin`.
  package var timeZone = "UTC"

  /// The value of `LANG`, such as `de_DE.UTF-8`.
  package var locale = "C.UTF-8"

  /// Layers that are left out, to prove what each is good for, or because this system lacks them
  /// and the user accepts that.
  package var omittedLayers: Set<IsolationLayer> = []

  package init() {}
}

extension SandboxConfiguration {
  /// The layers that a process is put under, in the order of their list.
  package var layersInForce: [IsolationLayer] {
    // Becoming nobody takes the place of a user namespace, for a host that is root.
    let becomesNobody = omittedLayers.contains(.userNamespace) && geteuid() == 0
    return IsolationLayer.allCases.filter {
      !omittedLayers.contains($0) && ($0 != .identity || becomesNobody)
    }
  }

  /// The whole environment of the process.
  ///
  /// The Swift runtime looks for its own files unless told where they are, and would start
  /// a backtracer; libdispatch would report to the system log.
  func environment(for executable: ExecutableFile) -> [String] {
    guard !omittedLayers.contains(.environment) else { return inheritedEnvironment }
    return [
      "SWIFT_ROOT=/", "SWIFT_BACKTRACE=enable=no", "LIBDISPATCH_LOG=NO",
      "TZ=\(timeZone)", "LANG=\(locale)",
    ] + (executable.libraryFolder.map { ["LD_LIBRARY_PATH=\($0)"] } ?? [])
  }

  private var inheritedEnvironment: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// Threads of one process in the dynamic tier, the first included.
  static let threadLimit: UInt32 = 64

  /// Smaller limits would stop a static Swift executable with Foundation from starting.
  static let memoryRange: ClosedRange<UInt64> = (16 << 20)...(64 << 30)

  var clampedMemoryLimit: UInt64 {
    min(max(memoryLimit, Self.memoryRange.lowerBound), Self.memoryRange.upperBound)
  }

  /// Address space is not memory: an executable and its reservations may be much larger.
  var addressSpaceLimit: UInt64 {
    max(1 << 30, clampedMemoryLimit * 4)
  }

  /// Whole seconds, rounded up, with one more so that the deadline comes first.
  var processorSeconds: UInt64 {
    let seconds = processorTimeLimit ?? timeLimit
    guard seconds.isFinite, seconds < 1e9 else { return 1_000_000_000 }
    return UInt64(max(seconds, 0).rounded(.up)) + 1
  }
}
