import ExtensionHost
import ExtensionProtocol
import Glibc
import Sandbox

/// What is measured.
struct Subjects {
  let folder: String

  /// Names that the budgets refer to.
  static let bare = "bare spawn of a static Swift program"
  static let bubblewrap = "bwrap --unshare-all, /bin/true"
  static let firejail = "firejail, no network, seccomp, /bin/true"
  static let refusals = "strict sandbox, C program, \(refusalCount) refused calls"
  static let strict = "strict sandbox, Swift extension, reply, reaped"
  static let prepared = "the same, prepared ahead"
  static let template = "strict sandbox, extension with all frameworks"
  static let run = "report-host run ActivityCharts -c pieChart"

  /// Enough that starting and ending do not count.
  static let refusalCount = 1000

  var all: [Subject] { sandboxes + firejail + [whole] }

  /// Where it is installed: it runs as root from its own setuid bit.
  private var firejail: [Subject] {
    guard access("/usr/bin/firejail", X_OK) == 0 else { return [] }
    let arguments = [
      "/usr/bin/firejail", "--quiet", "--noprofile", "--net=none", "--private", "--caps.drop=all",
      "--seccomp", "/bin/true",
    ]
    return [Subject(name: Self.firejail, isSlow: true) { try Program.run(arguments) }]
  }

  private var sandboxes: [Subject] {
    [
      Subject(name: Self.bare) { try Program.run(["\(folder)/BareProgram"]) },
      Subject(name: Self.bubblewrap) {
        try Program.run([
          "/usr/bin/bwrap", "--unshare-all", "--ro-bind", "/", "/", "/bin/true",
        ])
      },
      Subject(name: Self.strict) { try render("RuntimeFixture", context: "Echo") },
      Subject(
        name: Self.prepared,
        prepare: {
          try SandboxedProcess.prepare()
          usleep(3000)
        },
        run: { try render("RuntimeFixture", context: "Echo") }
      ),
      Subject(name: Self.template) { try render("TemplateExtension", context: "Total Activity") },
      Subject(name: Self.refusals, isSlow: true) { try refuse() },
    ]
  }

  private var whole: Subject {
    Subject(name: Self.run) {
      try Program.run([
        "\(folder)/report-host", "run", "ActivityCharts", "--context", "pieChart", "--sample",
      ])
    }
  }

  /// A program that makes refused calls until the host has had enough.
  private func refuse() throws {
    var configuration = SandboxConfiguration()
    configuration.refusalLimit = Self.refusalCount
    let process = try SandboxedProcess.launch(
      ExecutableFile(path: "\(folder)/SandboxFixture"),
      configuration: configuration
    )
    process.send(Array("spam-refusals\n".utf8))
    while true {
      guard case .ended(let ending) = process.nextEvent() else { continue }
      guard case .violation = ending.verdict else {
        throw BenchmarkError(description: "refused calls: \(ending.verdict)")
      }
      return
    }
  }

  /// Launch, hello, one render, close, reap.
  private func render(_ name: String, context: String) throws {
    let executable = try ExecutableFile(path: "\(folder)/\(name)")
    let session = try ExtensionSession(executable, configuration: SandboxConfiguration())
    _ = try session.greet()
    let environment = Environment(
      locale: "en_001",
      timeZone: "UTC",
      firstWeekday: 2,
      now: 1_796_000_000,
      width: 640,
      height: nil,
      colorScheme: .dark
    )
    _ = try session.render(context: context, environment: environment, reports: [])
    let ending = session.finish()
    guard ending.verdict == .ok else {
      throw BenchmarkError(description: "\(name): \(ending.verdict)")
    }
  }
}

/// Another program, run to its end with its output thrown away.
enum Program {
  static func run(_ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, arguments[0], &actions, nil, words + [nil], environ)
    guard code == 0 else {
      throw BenchmarkError(description: "\(arguments[0]): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw BenchmarkError(description: "\(arguments[0]) ended with status \(status)")
    }
  }
}
