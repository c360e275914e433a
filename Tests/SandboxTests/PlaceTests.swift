internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Places that lack a layer")
struct PlaceTests {
  /// A way to start a host where something is missing.
  struct Place: Sendable, CustomStringConvertible {
    let description: String
    /// The command that the host's own is appended to; a shell's "$@" stands for it.
    let command: [String]
    let missing: String
    /// What the error offers, and what the test then accepts.
    let acceptance: String
  }

  private static let forbidsUserNamespaces =
    "echo 0 > /proc/sys/user/max_user_namespaces; exec "

  static let places: [Place] = [
    Place(
      description: "an ordinary user without user namespaces",
      command: [
        "/usr/bin/unshare", "--user", "--map-user=1000", "--map-group=1000", "--keep-caps",
        "/bin/sh", "-c",
        forbidsUserNamespaces + "setpriv --ambient-caps=-all --inh-caps=-all \"$@\"", "sh",
      ],
      missing: "user namespaces missing",
      acceptance: "namespaces"
    ),
    Place(
      description: "a kernel without Landlock",
      command: [Fixture.path, "without", "landlock_create_ruleset", "\(ENOSYS)"],
      missing: "Landlock missing",
      acceptance: "landlock"
    ),
    Place(
      description: "a container that listens to system calls itself",
      command: [Fixture.path, "without", "listener", "0"],
      missing: "seccomp user notification missing: Device or resource busy",
      acceptance: "listener"
    ),
  ]

  @Test("Nothing runs, and the error names the layer and the option", arguments: places)
  func refuses(_ place: Place) throws {
    let output = try run(in: place, order: "answer")
    #expect(output.hasPrefix("cannot start the sandbox"))
    #expect(output.contains(place.missing))
    #expect(output.contains("--accept-missing \(place.acceptance) runs without"))
    #expect(output.split(separator: "\n").count == 1)
  }

  @Test("With the option the extension runs", arguments: places)
  func runs(_ place: Place) throws {
    let output = try run(in: place, order: "answer", accepting: place.acceptance)
    #expect(output.hasSuffix("ok\nreply hello\n"))
  }

  @Test("With the option it still gets at no network, file or process", arguments: places)
  func holds(_ place: Place) throws {
    for probe in ["socket-inet", "socket-unix", "open-read", "open-write", "fork", "kill"] {
      let output = try run(in: place, order: "probe \(probe)", accepting: place.acceptance)
      let reply = output.split(separator: "\n").last { $0.hasPrefix("reply ") }?.dropFirst(6)
      #expect(["\(EACCES)", "\(EPERM)", "\(ENOENT)"].contains(reply.map(String.init)), "\(probe)")
    }
  }

  static let rootWithout = Place(
    description: "a root host without user namespaces",
    command: [Fixture.path, "without", "user-namespaces", "\(EPERM)"],
    missing: "user namespaces missing",
    acceptance: "user-namespace"
  )

  @Test(
    "A root host without user namespaces has every other layer, and its extension is nobody",
    .enabled(if: geteuid() == 0)
  )
  func root() throws {
    try refuses(Self.rootWithout)
    try holds(Self.rootWithout)
    let description = try run(
      in: Self.rootWithout,
      order: "describe",
      accepting: Self.rootWithout.acceptance
    )
    #expect(description.contains("pid 1\nuid 65534\ngid 65534"))
    #expect(description.contains("cwd /\n"))
  }

  static let containers: [Place] = [
    Place(
      description: "a container's root",
      command: [
        "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "--pid", "--fork", "--net",
        "--mount-proc",
      ],
      missing: "",
      acceptance: ""
    ),
    Place(
      description: "a container's ordinary user",
      command: [
        "/usr/bin/unshare", "--user", "--map-user=1000", "--map-group=1000", "--mount", "--pid",
        "--fork", "--mount-proc",
      ],
      missing: "",
      acceptance: ""
    ),
  ]

  @Test("Inside a container's namespaces the sandbox is whole", arguments: containers)
  func container(_ place: Place) throws {
    #expect(try run(in: place, order: "answer").hasSuffix("ok\n"))
    let refused = try run(in: place, order: "a-few-refusals")
    #expect(refused.contains("ok\nsocket("))
  }

  @Test(
    "A root host without user namespaces that is killed leaves nothing running",
    .enabled(if: geteuid() == 0)
  )
  func killedRoot() throws {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    // The fixture executes the host, so this is the host's number.
    let host = try Spawn.start(
      Fixture.path,
      Array(Self.rootWithout.command.dropFirst()) + [
        Fixture.folder + "/SandboxTestHost", Fixture.path, "sleep", "accepting:user-namespace",
      ],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    var line = [UInt8](repeating: 0, count: 16)
    #expect(read(pipe.read, &line, line.count) > 0)
    let text = String(decoding: line.prefix { $0 != 0x0a }, as: UTF8.self)
    let process = try #require(pid_t(text))
    kill(host, SIGKILL)
    waitpid(host, nil, 0)
    for _ in 0..<500 where kill(process, 0) == 0 { usleep(10_000) }
    #expect(kill(process, 0) != 0)
  }

  private static let perl = "/usr/bin/perl"

  @Test(
    "The dynamic tier runs nothing without the namespaces that it depends on",
    .enabled(if: access(perl, X_OK) == 0),
    arguments: ["namespaces", "namespaces,landlock"]
  )
  func dynamicNeedsNamespaces(accepted: String) throws {
    let script = try Script("print STDERR 'ran'; open my $o, '>&=', 4; syswrite $o, 'ran';")
    let output = try run(in: Self.places[0], dynamic: script, accepting: accepted)
    let expected = """
      cannot start the sandbox: the dynamic tier needs mount and pid namespaces, which this system \
      lacks; an extension that is linked statically runs without --tier dynamic

      """
    #expect(output == expected)
  }

  @Test("Without them, the dynamic tier's error offers no option that would not help")
  func dynamicOffersNothing() throws {
    let output = try run(in: Self.places[0], dynamic: Script(""))
    #expect(output.contains("user namespaces missing"))
    #expect(output.contains("the dynamic tier cannot go without mount and pid namespaces"))
    #expect(!output.contains("--accept-missing"))
  }

  @Test("What is accepted already is not offered by itself again")
  func offersTheRest() throws {
    let output = try run(in: Self.places[0], order: "answer", accepting: "user-namespace")
    #expect(output.contains("pid namespaces missing"))
    #expect(!output.contains("user namespaces missing"))
    #expect(output.contains("--accept-missing namespaces runs without"))
  }

  static let maskedProcesses = Place(
    description: "a container that masks parts of /proc",
    command: [
      "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "--pid", "--fork",
      "--mount-proc", "/bin/sh", "-c", "mount -t tmpfs none /proc/sys && exec \"$@\"", "sh",
    ],
    missing: "",
    acceptance: ""
  )

  @Test(
    "Where a container masks /proc the strict tier runs, the dynamic one names the remedy",
    .enabled(if: access(perl, X_OK) == 0)
  )
  func masked() throws {
    #expect(try run(in: Self.maskedProcesses, order: "answer").hasSuffix("ok\n"))
    let output = try run(in: Self.maskedProcesses, dynamic: Script(""))
    #expect(output.contains("failed to mount a process file system: permission denied"))
    #expect(output.contains("--security-opt unmask=/proc/*"))
  }

  @Test(
    "The dynamic tier runs where something is mounted in a folder of libraries, and shows it too",
    .enabled(if: access(perl, X_OK) == 0)
  )
  func mountedBelow() throws {
    let place = Place(
      description: "a container with a driver's libraries",
      command: [
        "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "/bin/sh", "-c",
        "mount -t tmpfs none /usr/lib/locale && echo >/usr/lib/locale/driver && exec \"$@\"", "sh",
      ],
      missing: "",
      acceptance: ""
    )
    let script = try Script(
      """
      open my $o, '>&=', 4;
      open my $f, '>', '/usr/lib/locale/driver'; my $error = $! + 0;
      syswrite $o, (-e '/usr/lib/locale/driver' ? 'shown ' : 'absent ') . $error;
      """
    )
    let output = try run(in: place, dynamic: script)
    #expect(output.contains("reply shown \(EACCES)"))
  }

  @Test("Nobody can accept to lack the filter of system calls")
  func unacceptable() {
    #expect(IsolationLayer.accepted("seccomp") == nil)
    #expect(IsolationLayer.accepted("namespaces,limits") == nil)
    #expect(IsolationLayer.accepted("") == nil)
    #expect(IsolationLayer.accepted("landlock,listener") == [.landlock, .listener])
  }

  @Test("A layer that this system has is not left out, whatever the user accepts")
  func omitsOnlyWhatIsMissing() {
    let found = SandboxCapabilities.probe()
    #expect(found.omissions(accepting: IsolationLayer.acceptable).isEmpty)
  }

  /// A program in Perl, gone with the test.
  private final class Script {
    let path: String

    init(_ text: String) throws {
      var template = Array("/tmp/report-host-tests.XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
      let file = mkstemp(&template)
      try #require(file >= 0)
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let program = Array("#!\(PlaceTests.perl)\n\(text)".utf8)
      let written = write(file, program, program.count)
      fchmod(file, 0o755)
      close(file)
      try #require(written == program.count)
    }

    deinit { unlink(path) }
  }

  /// What a host says that runs a script in such a place.
  private func run(in place: Place, dynamic script: Script, accepting: String = "") throws -> String
  {
    try withExtendedLifetime(script) {
      try run(in: place, [script.path, "", "dynamic:" + accepting])
    }
  }

  /// What a host says that runs in such a place.
  private func run(in place: Place, order: String, accepting: String? = nil) throws -> String {
    try run(in: place, [Fixture.path, order] + (accepting.map { ["accepting:" + $0] } ?? []))
  }

  private func run(in place: Place, _ arguments: [String]) throws -> String {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let command = place.command + [Fixture.folder + "/SandboxTestHost"] + arguments
    let pid = try Spawn.start(
      command[0],
      Array(command.dropFirst()),
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    let output = Spawn.readAll(pipe.read)
    waitpid(pid, nil, 0)
    return output
  }
}
