internal import Glibc

/// Starting programs without a sandbox.
enum Spawn {
  struct Failure: Error {
    let code: Int32
  }

  /// A pipe whose ends have numbers far from those that programs expect to be given.
  static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 20) }
    for end in ends { close(end) }
    return (moved[0], moved[1])
  }

  /// Starts a program with some descriptors, given as pairs of its number and ours.
  static func start(
    _ path: String,
    _ arguments: [String] = [],
    descriptors: [(theirs: Int32, ours: Int32)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.ours, descriptor.theirs)
    }
    let texts: [String] = [path] + arguments
    var copies = texts.map { (text: String) -> UnsafeMutablePointer<CChar>? in strdup(text) }
    defer { for copy in copies { free(copy) } }
    copies.append(nil)
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, nil, copies, environ)
    guard code == 0 else { throw Failure(code: code) }
    return pid
  }

  /// Reads to the end of a stream.
  static func readAll(_ descriptor: Int32) -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += buffer.prefix(count)
    }
  }
}
