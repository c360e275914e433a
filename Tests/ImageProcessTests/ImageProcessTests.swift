import CBOR
import Foundation
import Glibc
import ImageProcess
import ImageProtocol
import PlainTree
import Testing
import Theme
import ViewTree

@Suite("The program that makes pictures")
struct ImageProcessTests {
  @Test("a program that is not there is missed in one line, with the way to get it")
  func missing() throws {
    let error = #expect(throws: ImageProcessError.self) {
      try ImageProcess.start(hostPath: "/nowhere/bin/report-host", environment: [:])
    }
    let words = try #require(error?.description)
    #expect(words.contains("/nowhere/bin/report-host-images"))
    #expect(words.contains("/nowhere/lib/report-host/report-host-images"))
    #expect(words.contains("make install") && !words.contains("\n"))
  }

  @Test("a program that ends without an answer is an error with what it said, and is started anew")
  func ended() throws {
    let words = try words(ofProgram: "head -c 9 >/dev/null\necho broken font >&2\nexit 3")
    let ended = "report-host-images has ended: broken font"
    #expect(words == [ended, ended])
  }

  @Test("a program whose libraries are missing names what to install")
  func libraries() throws {
    let loader = "error while loading shared libraries: libcairo.so.2: cannot open"
    let words = try words(ofProgram: "echo '\(loader)' >&2\nexit 127")
    #expect(words.first?.contains("libcairo.so.2") == true)
    #expect(words.first?.contains("install cairo and pango") == true)
  }

  @Test("a program that says nothing is ended at its time limit")
  func slow() throws {
    let words = try words(ofProgram: "exec sleep 30", timeLimit: 1)
    #expect(words.first?.hasPrefix("report-host-images gave no answer within 1 s; ") == true)
    #expect(words.first?.contains("fonts") == true)
  }

  /// Starts a program that was just written, which another test's new process may hold open for a
  /// moment.
  private static func started(_ program: String, timeLimit: Double) throws -> ImageProcess {
    let end = ContinuousClock.now + .seconds(20)
    while true {
      do throws(ImageProcessError) {
        return try ImageProcess.start(program: program, environment: [:], timeLimit: timeLimit)
      } catch {
        guard error.description.contains("busy"), ContinuousClock.now < end else { throw error }
        usleep(10_000)
      }
    }
  }

  @Test("a program that closes its streams is waited for at rest")
  func silent() throws {
    let start = Self.processorTime()
    let words = try words(ofProgram: "exec 2>&-\nexec sleep 30", timeLimit: 1)
    #expect(words.first?.hasPrefix("report-host-images gave no answer within 1 s; ") == true)
    #expect(words.first?.contains("fonts") == true)
    #expect(Self.processorTime() - start < 0.1)
  }

  @Test("a program that does not read what it is sent is ended before its time limit")
  func deaf() throws {
    // More than a socket holds.
    let words = try words(
      ofProgram: "exec 0<&-\nexec sleep 60",
      timeLimit: 50,
      tree: Self.tree(saying: String(repeating: "word ", count: 1 << 20))
    )
    #expect(
      words == Array(repeating: "report-host-images does not read what it is sent", count: 2)
    )
  }

  /// The seconds that this thread has been busy.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func tree(saying string: String) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.text(TextContent(runs: [TextRun(string)])))
    builder.close()
    return builder.finish()
  }

  @Test("a program killed by a signal, and one that answers nonsense, are errors")
  func nonsense() throws {
    #expect(
      try words(ofProgram: "kill -9 $$").first == "report-host-images was ended by signal 9"
    )
    #expect(try words(ofProgram: "echo hello").first?.contains("cannot be read") == true)
    let echo = try words(ofProgram: "exec cat")
    #expect(echo.first?.contains("no answer that can be read") == true)
  }

  /// What goes wrong with two requests to a program that is a script.
  private func words(
    ofProgram script: String,
    timeLimit: Double = 20,
    tree: ViewTree = Self.tree
  ) throws -> [String] {
    // Of a name of its own: what the system offers lies in a folder that the first user owns.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "program")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    let process = try Self.started(file.path, timeLimit: timeLimit)
    return (0..<2).map { _ in
      let error = #expect(throws: ImageProcessError.self) {
        try process.geometry(of: tree, on: ImagePage())
      }
      return error?.description ?? ""
    }
  }

  @Test("a request keeps its page, its tree and the names of its tokens on the way")
  func request() throws {
    let label = TokenLabel(kind: .category, token: [1, 2, 3])
    var page = ImagePage(
      width: 300.5,
      height: 200,
      rowHeight: 16.5,
      theme: .dark,
      timeZone: "Asia/Tokyo",
      locale: "ja"
    )
    page.resolveToken = { $0.token == [1, 2, 3] ? TokenName(name: "Games", symbol: "star") : nil }
    var builder = ViewTreeBuilder()
    builder.open(.tokenLabel(label))
    builder.close()
    let tree = builder.finish()
    let action = ImageRequest.Action.draw(.svg, scale: 2.5, title: "Totals")
    var writer = CBORWriter()
    ImageRequest(action, page: page, tree: tree).write(to: &writer)
    var reader = CBORReader(writer.bytes)
    let read = try ImageRequest(from: &reader)
    try reader.finish()
    #expect(read.action == action && read.tree == tree)
    #expect(read.page.width == 300.5 && read.page.height == 200 && read.page.theme == .dark)
    #expect(read.page.rowHeight == 16.5)
    #expect(read.page.timeZone == "Asia/Tokyo" && read.page.locale == "ja")
    #expect(read.page.resolveToken(label) == TokenName(name: "Games", symbol: "star"))
    #expect(read.page.resolveToken(TokenLabel(kind: .application, token: [1, 2, 3])) == nil)
  }

  private static let tree: ViewTree = {
    var builder = ViewTreeBuilder()
    builder.open(.divider)
    builder.close()
    return builder.finish()
  }()
}
