import Testing

/// Honest code in the strict sandbox: what is refused fails softly, as on a device without it.
@Suite("An extension that tries what the sandbox refuses")
struct FriendlyExtensionTests {
  private func lines(_ context: String) throws -> [String] {
    let host = try HostRun(["run", "FriendlyExtension", "--sample", "-c", context, "-f", "text"])
    #expect(host.status == 0, "\(context): \(host.errors)")
    return host.output.split(separator: "\n").map(String.init)
  }

  @Test("goes on without threads")
  func threads() throws {
    #expect(try lines("Threads").last == "performed 7")
  }

  @Test("goes on without files, and keeps its defaults for the run")
  func storage() throws {
    let lines = try lines("Storage")
    #expect(lines.first == "defaults 0 42 11" && lines.last == "plist true cache 5")
    #expect(lines.contains("write throws NSCocoaErrorDomain") && lines.contains("folder throws"))
  }

  @Test("goes on without a network")
  func network() throws {
    #expect(try lines("Network").first == "data throws -1009")
  }

  @Test("writes dates, numbers and lists, and knows itself", arguments: ["Formatters", "Objects"])
  func values(context: String) throws {
    #expect(try lines(context).count > 10)
  }

  @Test("ends with a message where it would wait for ever")
  func hang() throws {
    let host = try HostRun(["run", "FriendlyExtension", "--sample", "-c", "Hang"])
    #expect(host.status != 0)
    #expect(host.errors.contains("DispatchSemaphore.wait() would wait for ever"))
  }
}
