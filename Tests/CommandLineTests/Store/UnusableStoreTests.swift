import Foundation
import Testing

@Suite("A store that cannot be used")
struct UnusableStoreTests {
  private let scratch = Scratch()

  private func run(_ store: String) throws -> HostRun {
    try HostRun(["run", "ActivityCharts", "-c", "pieChart", "--store", store])
  }

  private func makeStore() throws -> String {
    let export = """
      {"buckets": {"w": {"id": "w", "type": "currentwindow", "hostname": "h", "events": [
        {"timestamp": "2026-10-24T21:30:00Z", "duration": 60, "data": {"app": "a"}}]}}}
      """
    let path = try scratch.write(Array(export.utf8), to: "export.json")
    let store = scratch.file("store.sqlite")
    #expect(try HostRun(["import", path, "--store", store]).status == 0)
    try authorize("ActivityCharts", in: store)
    return store
  }

  private func expectFailure(_ host: HostRun, _ message: String) {
    #expect(host.status == 1)
    #expect(!host.wasSignalled)
    #expect(host.output == "")
    #expect(host.errors.contains(message))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("is named when it does not exist")
  func missing() throws {
    try expectFailure(run(scratch.file("none.sqlite")), "does not exist; import activity into it")
  }

  @Test("is named when it is a link to what is gone, and no sample is shown for it")
  func dangling() throws {
    let home = Scratch()
    let store = home.file(".local/share/report-host/activity.sqlite")
    let folder = (store as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: store,
      withDestinationPath: home.file("not/mounted.sqlite")
    )
    let host = try HostRun(["run", "ActivityCharts", "-c", "pieChart"], home: home)
    expectFailure(host, "it is a link to nothing that is there")
    expectFailure(try run(store), "it is a link to nothing that is there")
  }

  /// Whether this machine lets a file system be mounted in a user namespace.
  private static let canMount =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")
    && (try? HostRun(["--version"], under: ["/usr/bin/unshare", "-rm"]))?.status == 0

  @Test("is said to have no room where its disk is full", .enabled(if: canMount))
  func fullDisk() throws {
    let store = try makeStore()
    let disk = scratch.file("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let script = """
      mount -t tmpfs -o size=256k none "$0" && cp "$1" "$0/store.sqlite" || exit 77
      dd if=/dev/zero of="$0/fill" bs=1k 2>/dev/null
      shift
      exec "$@" --store "$0/store.sqlite"
      """
    let host = try HostRun(
      ["import", scratch.file("export.json")],
      under: ["/usr/bin/unshare", "-rm", "/bin/sh", "-c", script, disk, store]
    )
    guard host.status != 77 else { return }
    expectFailure(host, "the disk is full; free some space")
  }

  @Test("is refused when it is another file")
  func otherFile() throws {
    let text = String(repeating: "not a database ", count: 100)
    try expectFailure(run(scratch.write(Array(text.utf8), to: "x")), "is not an activity store")
  }

  @Test("is refused untouched when a newer version made it")
  func newer() throws {
    let store = try makeStore()
    // The schema's version is SQLite's user_version: four bytes at offset 60, big-endian.
    var bytes = try scratch.bytes("store.sqlite")
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    _ = try scratch.write(bytes, to: "store.sqlite")
    try expectFailure(run(store), "has version 99")
    #expect(try scratch.bytes("store.sqlite") == bytes)
  }

  @Test(
    "that a newer version made is touched by no command that looks after stores",
    arguments: [
      ["info"], ["verify"], ["export"], ["backup", "copy"], ["delete", "--older-than", "1d", "-y"],
    ]
  )
  func newerKept(words: [String]) throws {
    let store = try makeStore()
    var bytes = try scratch.bytes("store.sqlite")
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    _ = try scratch.write(bytes, to: "store.sqlite")
    try expectFailure(HostRun(["store"] + words + ["--store", store]), "has version 99")
    #expect(try scratch.bytes("store.sqlite") == bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(Set(names) == ["export.json", "store.sqlite"])
  }

  @Test(
    "because it is not there is named by every command that looks after stores",
    arguments: [
      ["info"], ["verify"], ["export"], ["backup", "x"], ["delete", "--user", "x", "-y"],
    ]
  )
  func missingEverywhere(words: [String]) throws {
    let path = scratch.file("none.sqlite")
    try expectFailure(HostRun(["store"] + words + ["--store", path]), "does not exist")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("is an error and no crash when its pages are damaged")
  func damaged() throws {
    let store = try makeStore()
    var bytes = try scratch.bytes("store.sqlite")
    for index in stride(from: 4096, to: bytes.count, by: 7) { bytes[index] ^= 0x5a }
    _ = try scratch.write(bytes, to: "store.sqlite")
    let host = try run(store)
    #expect(host.status == 1)
    #expect(!host.wasSignalled)
    #expect(host.errors.split(separator: "\n").count == 1)
  }
}
