internal import CLockdown
internal import CSandbox
internal import Glibc

extension SandboxedProcess {
  /// SECCOMP_SET_MODE_FILTER of seccomp(2).
  private static let setModeFilter: UInt64 = 1

  private static let lockdownFilter: [UInt8] = {
    let capacity = 1024
    return Array(unsafeUninitializedCapacity: capacity) { buffer, filled in
      filled = rh_lockdown_filter(buffer.baseAddress, capacity)
    }
  }()

  /// Decides about a filter that the process wants to put on itself; nil for any other call.
  ///
  /// The second stage's filter is let through, byte for byte, and no other.
  ///
  /// A process of the strict tier has one thread and its memory to itself, so what was read is what
  /// the kernel will read. In the dynamic tier that does not hold.
  func secondStage(_ name: String?, _ arguments: [UInt64], _ identifier: UInt64) -> Answer? {
    guard name == "seccomp" else { return nil }
    // A listener of its own, or more than its own thread: no program does that by accident.
    guard arguments[0] == Self.setModeFilter, arguments[1] == 0 else { return .end }
    guard tier == .strict else { return .refuse(EPERM) }
    // struct sock_fprog: a 16-bit count, then a pointer.
    guard let head = read(16, at: arguments[2], identifier) else { return .refuse(EFAULT) }
    let expected = Self.lockdownFilter
    let count = Int(head[0]) | Int(head[1]) << 8
    guard !expected.isEmpty, count * 8 == expected.count else { return .refuse(EPERM) }
    let address = (8..<16).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(head[$1]) }
    return read(expected.count, at: address, identifier) == expected ? .proceed : .refuse(EPERM)
  }

  private func read(_ count: Int, at address: UInt64, _ identifier: UInt64) -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      failure = rh_read_bytes(
        channels.listener,
        identifier,
        processIdentifier,
        address,
        buffer.baseAddress,
        count
      )
      filled = failure == 0 ? count : 0
    }
    return failure == 0 ? bytes : nil
  }
}
