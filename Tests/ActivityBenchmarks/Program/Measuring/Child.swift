internal import Glibc

/// A program, run to its end, and what it printed.
struct Child {
  /// Seconds from its start to its end.
  let seconds: Double
  /// Seconds of processor time.
  let work: Double
  let output: String

  /// The numbers of lines that have a name, a tab and a number.
  var figures: [String: Double] {
    var figures: [String: Double] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2, let number = Double(parts[1]) { figures[String(parts[0])] = number }
    }
    return figures
  }

  /// Runs a program, which is looked for where the shell would.
  init(_ arguments: [String]) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw BenchmarkError("no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let start = Clock.now
    let pid: pid_t
    do {
      defer { close(ends[1]) }
      pid = try Self.spawn(arguments, output: ends[1])
    }
    output = Self.readAll(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
    seconds = Clock.now - start
    work =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    guard status == 0 else {
      throw BenchmarkError("\(arguments.joined(separator: " ")): ended with status \(status)")
    }
  }

  private static func spawn(_ arguments: [String], output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var pid = pid_t()
    let code = posix_spawnp(&pid, arguments[0], &actions, nil, words + [nil], environ)
    guard code == 0 else {
      throw BenchmarkError("\(arguments[0]): \(String(cString: strerror(code)))")
    }
    return pid
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }
}
