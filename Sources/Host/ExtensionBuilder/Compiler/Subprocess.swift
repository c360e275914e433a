internal import Glibc

/// Runs programs of the toolchain.
enum Subprocess {
  /// What a program wrote and how it ended.
  struct Result {
    /// The exit status; that of a shell, 128 and more, where a signal ended it.
    let status: Int32
    /// Standard output and error together.
    let output: [UInt8]
  }

  /// More would not be read.
  private static let outputLimit = 1 << 20

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: Its path and arguments.
  ///   - environment: Its whole environment.
  ///   - outputPath: A file for its output, which is read when it has ended: nothing can fill up.
  /// - Throws: ``BuildError`` where it cannot be started.
  static func run(
    _ words: [String],
    environment: [String: String],
    outputPath: String
  ) throws(BuildError) -> Result {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputPath, flags, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setDefaultSignals(&attributes)
    // A group of its own, so that what the program starts can be ended with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var process: pid_t = 0
    let code = withCStrings(words) { arguments in
      withCStrings(variables) { variables in
        posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else {
      throw BuildError("cannot run \(words[0]): \(String(cString: strerror(code)))")
    }
    let status = Interruption.wait(for: process)
    let (output, rest) = FileSystem.beginning(of: outputPath, limit: outputLimit)
    let note = rest > 0 ? "\n(\(rest) more bytes of output are left out)\n" : ""
    return Result(status: status, output: output + Array(note.utf8))
  }

  /// The host ignores some signals; what it starts must not.
  private static func setDefaultSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP)
    )
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
