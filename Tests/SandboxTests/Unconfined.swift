internal import Glibc

/// Runs the fixture without a sandbox, on the same descriptors: what the sandbox refuses must
/// succeed here, or the refusal proves nothing.
enum Unconfined {
  /// The fixture's reply.
  static func run(_ order: String) throws -> String {
    let input = try Spawn.makePipe()
    let output = try Spawn.makePipe()
    defer { for end in [input.read, output.read] { close(end) } }
    let pid = try Spawn.start(
      Fixture.path,
      descriptors: [(theirs: 3, ours: input.read), (theirs: 4, ours: output.write)]
    )
    close(output.write)
    let bytes = Array((order + "\n").utf8)
    _ = write(input.write, bytes, bytes.count)
    close(input.write)
    let reply = Spawn.readAll(output.read)
    waitpid(pid, nil, 0)
    return reply
  }
}
