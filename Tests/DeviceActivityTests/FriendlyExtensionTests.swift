import ExtensionProtocol
import ExtensionTestSupport
import Testing

/// What the sandbox refuses fails as on a device without it, and never ends an honest extension.
@Suite("Extensions that try what is refused")
struct FriendlyExtensionTests {
  private func lines(_ context: String) throws -> [String]? {
    let process = try FixtureProcess("FriendlyExtension")
    _ = try #require(try process.greet())
    return try process.render(context)?.texts
  }

  @Test("queues, groups, semaphores, operations, threads and timers share the one thread")
  func threads() throws {
    let expected = [
      "barrier 5", "semaphore true", "group 6", "notified", "operations first second",
      "timer after thread main true", "ticks 3", "performed 7",
    ]
    #expect(try lines("Threads") == expected)
  }

  @Test("waiting for a task ends the process with a message instead of a hang")
  func hang() throws {
    let process = try FixtureProcess("FriendlyExtension")
    _ = try #require(try process.greet())
    #expect(try process.render("Hang") == nil)
    #expect(process.wait() < 0)
    #expect(process.output().contains("DispatchSemaphore.wait() would wait for ever"))
  }

  @Test("defaults last for the run, files cannot be written or read")
  func storage() throws {
    let expected = [
      "defaults 0 42 11", "limit 7", "write throws NSCocoaErrorDomain", "read -1",
      "folder throws", "exists false", "documents 1 handle true", "model 2", "plist true cache 5",
    ]
    #expect(try lines("Storage") == expected)
  }

  @Test("requests fail as without a network")
  func network() throws {
    let expected = [
      "data throws -1009", "task The Internet connection appears to be offline.",
      "contents true", "text true",
    ]
    #expect(try lines("Network") == expected)
  }

  @Test("the bundle, the process and common classes can be asked")
  func objects() throws {
    let lines = try #require(try lines("Objects"))
    #expect(lines.first == "identifier none")
    #expect(lines.last == "json [1, 2]")
  }

  @Test("every identifier is another one, and reads what it wrote")
  func identifiers() throws {
    let lines = try #require(try lines("Objects"))
    #expect(lines.contains("identifiers 100 true"))
    #expect(lines.contains("objects 100 true"))
  }
}
