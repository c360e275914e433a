import Foundation
import Testing

@testable import Importers

@Suite("What shows whether a source was written")
final class FingerprintTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "fingerprint-\(UUID())")
  var path: String { folder.appending(path: "source.db").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("pages", to: path)
    try write("", to: path + "-wal")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test("A log that is only opened is not written: root's SQLite sets its owner each time")
  func openedLog() throws {
    let before = SourceState.fingerprint(of: path)
    usleep(20_000)
    #expect(chmod(path + "-wal", 0o600) == 0)
    #expect(SourceState.fingerprint(of: path) == before)
  }

  @Test("A log that has grown is written")
  func grownLog() throws {
    let before = SourceState.fingerprint(of: path)
    try write("frames", to: path + "-wal")
    #expect(SourceState.fingerprint(of: path) != before)
  }

  @Test("A file in the place of another is written, even where its time is as old")
  func replacedFile() throws {
    let before = SourceState.fingerprint(of: path)
    let known = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    let time = try #require(known)
    // The clock of the file's change must tick, where the new file gets the old one's number.
    usleep(20_000)
    try FileManager.default.removeItem(atPath: path)
    try write("other", to: path)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(SourceState.fingerprint(of: path) != before)
  }
}
