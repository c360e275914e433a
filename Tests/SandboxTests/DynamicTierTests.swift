internal import Foundation
internal import Glibc
internal import Sandbox
internal import Testing

/// Every Debian system has this interpreter (package perl-base, "essential").
private let perl = "/usr/bin/perl"

@Suite("The dynamic tier", .enabled(if: access(perl, X_OK) == 0))
struct DynamicTierTests {
  @Test("An interpreted program runs, and reads the modules of its interpreter")
  func interprets() throws {
    let outcome = try run(script: "use List::Util 'sum'; say_back(sum(1 .. 100));")
    #expect(outcome.text == "5050\n")
    #expect(outcome.verdict == .ok)
    #expect(outcome.ending.refusals.isEmpty)
  }

  @Test("A script's interpreter may be looked up by env, which itself is never run")
  func env() throws {
    let outcome = try run(script: "say_back(7);", firstLine: "#!/usr/bin/env perl")
    #expect(outcome.text == "7\n")
  }

  @Test("Of the machine's files it sees the libraries and nothing else")
  func sees() throws {
    let outcome = try run(
      script: """
        say_back("$_ " . (-e $_ ? 1 : 0)) for qw(
          /usr/lib /usr/share /etc /etc/passwd /home /root /tmp /var /run /dev /sys /usr/bin/perl
          /proc/self/status /proc/cpuinfo /proc/sys/kernel/hostname);
        opendir my $folder, '/proc'; say_back(scalar grep /^[0-9]+$/, readdir $folder);
        """
    )
    let expected = """
      /usr/lib 1
      /usr/share 1
      /etc 0
      /etc/passwd 0
      /home 0
      /root 0
      /tmp 0
      /var 0
      /run 0
      /dev 0
      /sys 0
      /usr/bin/perl 0
      /proc/self/status 1
      /proc/cpuinfo 0
      /proc/sys/kernel/hostname 0

      """
    // The root itself is not for reading; of /proc nothing is but what one already knows.
    #expect(outcome.text.hasPrefix(expected))
  }

  @Test("It can neither write, nor connect, nor start a program")
  func refuses() throws {
    let outcome = try run(
      script: """
        use Socket;
        sub attempt { say_back("$_[0] " . ($_[1] ? 'yes' : $! + 0)) }
        attempt('write', open my $file, '>', '/usr/lib/report-host-test');
        attempt('socket', socket my $socket, PF_INET, SOCK_STREAM, 0);
        attempt('fork', defined(my $child = fork));
        attempt('mkdir', mkdir '/extension/folder');
        attempt('unlink', unlink '/extension/script');
        attempt('memory', open my $memory, '+<', '/proc/self/mem');
        """
    )
    #expect(
      outcome.text == """
        write \(EACCES)
        socket \(EACCES)
        fork \(EPERM)
        mkdir \(EPERM)
        unlink \(EPERM)
        memory \(EACCES)

        """
    )
    let calls = outcome.ending.refusals.map(\.systemCall)
    #expect(Set(calls).isSuperset(of: ["openat", "socket", "clone", "mkdir", "unlink"]))
  }

  @Test("A file that is exchanged after it was checked is never shown")
  func exchanged() throws {
    let scratch = try Folder()
    let path = try scratch.write("#!\(perl)\n", to: "script")
    let executable = try ExecutableFile(path: path, tier: .dynamic)
    let secret = try scratch.write("secret", to: "secret")
    unlink(path)
    symlink(secret, path)
    let error = #expect(throws: SandboxError.self) {
      try SandboxedProcess.launch(executable)
    }
    #expect(error?.step == .shownPaths)
    #expect(error?.code == ESTALE)
    #expect(error?.shortage == nil)
    #expect(error?.description.contains("exchanged for another") == true)
  }

  @Test("A script that is gone by the time of the launch is an error, not another file")
  func gone() throws {
    let scratch = try Folder()
    let path = try scratch.write("#!\(perl)\n", to: "script")
    let executable = try ExecutableFile(path: path, tier: .dynamic)
    unlink(path)
    let error = #expect(throws: SandboxError.self) {
      try SandboxedProcess.launch(executable)
    }
    #expect(error?.step == .shownPaths)
    #expect(error?.code == ENOENT)
  }

  @Test("Executing another program ends it")
  func executes() throws {
    let outcome = try run(script: "exec '/usr/bin/true';")
    guard case .violation(let refusal) = outcome.verdict else {
      Issue.record("ended with \(outcome.verdict)")
      return
    }
    #expect(refusal.systemCall == "execve")
  }

  @Test("The strict tier runs no script, and its error names the tier that does")
  func strict() throws {
    let scratch = try Folder()
    let path = try scratch.write("#!\(perl)\n", to: "script")
    let error = #expect(throws: ExecutableError.self) { try ExecutableFile(path: path) }
    #expect(error?.problem == .script)
    #expect(error?.description.contains("--tier dynamic") == true)
  }

  @Test(
    "A first line that names no interpreter is an error",
    arguments: ["#!", "#! ", "#!perl", "#!/usr/bin/env", "#!/usr/bin/env no-such-program-here"]
  )
  func interpreterLine(line: String) throws {
    let scratch = try Folder()
    let path = try scratch.write(line + "\n", to: "script")
    let error = #expect(throws: ExecutableError.self) {
      try ExecutableFile(path: path, tier: .dynamic)
    }
    #expect(error?.problem == .interpreterLine)
  }

  @Test("An interpreter that is not there, a folder or a script itself is an error that names it")
  func interpreter() throws {
    let scratch = try Folder()
    let inner = try scratch.write("#!\(perl)\n", to: "inner")
    for interpreter in ["/no/such/file", scratch.path, inner] {
      let path = try scratch.write("#!\(interpreter)\n", to: "script")
      let error = #expect(throws: ExecutableError.self) {
        try ExecutableFile(path: path, tier: .dynamic)
      }
      #expect(error?.path == interpreter)
    }
  }

  private func run(script: String, firstLine: String = "#!\(perl)") throws -> Outcome {
    let scratch = try Folder()
    let prologue = """
      \(firstLine)
      open my $output, '>&=', 4; sub say_back { syswrite $output, "$_[0]\\n" }

      """
    let path = try scratch.write(prologue + script, to: "script")
    var configuration = SandboxConfiguration()
    configuration.timeLimit = 30
    let executable = try ExecutableFile(path: path, tier: .dynamic)
    let process = try SandboxedProcess.launch(executable, configuration: configuration)
    process.closeInput()
    return Outcome(of: process)
  }
}

/// A folder that is removed with the value.
private final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/report-host-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes an executable file.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    chmod(file, 0o755)
    return file
  }
}
