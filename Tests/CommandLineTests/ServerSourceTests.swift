import ActivityStore
import Foundation
import Glibc
import Testing

@Suite("A server that is a source of a store")
struct ServerSourceTests {
  private let home = Scratch()
  /// The user's own store: of others the sources are not read.
  private var store: String { home.file(".local/share/report-host/activity.sqlite") }

  /// A socket that takes connections and never answers.
  private struct SilentServer: ~Copyable {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
      let kinds = SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | kinds), 0)
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let listening = descriptor
      let isBound = withUnsafeMutableBytes(of: &name) { bytes in
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
          return false
        }
        return bind(listening, start, length) == 0 && getsockname(listening, start, &length) == 0
      }
      guard isBound, listen(descriptor, 8) == 0 else { throw POSIXError(.EADDRINUSE) }
      port = UInt16(bigEndian: name.sin_port)
    }

    deinit { close(descriptor) }

    /// Takes the connections that wait, and counts them.
    func connections() -> Int {
      var count = 0
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return count }
        close(connection)
        count += 1
      }
    }
  }

  @Test("that hangs keeps a report back for seconds only, and is then let alone for a while")
  func hanging() throws {
    let server = try SilentServer()
    let export = """
      {"buckets": {"w": {"id": "w", "type": "currentwindow", "client": "aw-watcher-window",
        "hostname": "box", "events": [{"timestamp": "2026-11-02T08:00:00Z",
        "duration": 600, "data": {"app": "firefox", "title": "a"}}]}}}
      """
    let path = try home.write(Array(export.utf8), to: "export.json")
    #expect(try HostRun(["import", path, "--store", store]).status == 0)
    try authorize("ActivityCharts", in: store)
    try Store.openOrCreate(store)
      .addSource("HTTP://127.0.0.1:\(server.port)", options: [], state: "", synced: 0)
    let words = [
      "run", "ActivityCharts", "--context", "barGraph", "--format", "text", "--during",
      "2026-11-02", "--now", "2026-11-03",
    ]
    let first = try HostRun(words, home: home)
    #expect(first.status == 0)
    #expect(server.connections() == 1)
    // Three seconds, and what a busy machine takes.
    #expect(first.duration > 2 && first.duration < 40)
    #expect(first.errors.contains("did not answer within 3 s"))
    #expect(first.errors.contains("the report is without what is new in it"))
    let second = try HostRun(words, home: home)
    #expect(second.status == 0)
    #expect(server.connections() == 0)
    #expect(second.output == first.output)
    #expect(second.errors.contains("did not answer within 3 s"))
  }
}
