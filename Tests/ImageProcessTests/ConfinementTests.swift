import Foundation
import Testing

/// What the picture program may do once it has confined itself, tried by a program of its own.
@Suite("The rights of the picture program")
struct ConfinementTests {
  @Test("it reads files and makes threads, and all that it could do before and must not is refused")
  func rights() throws {
    let program = Process()
    program.executableURL = URL(filePath: StudioTests.folder + "/ConfinedProgram")
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    var results: [String: [Int32]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      results[String(words[0])] = words.dropFirst().compactMap { Int32($0) }
    }
    for kept in ["read", "thread"] { #expect(results.removeValue(forKey: kept) == [0, 0]) }
    #expect(results.count == 12)
    for (name, codes) in results {
      #expect(codes.count == 2 && codes[0] == 0, "\(name) must succeed where nothing stops it")
      #expect(codes.last == EPERM || codes.last == EACCES, "\(name) must be refused")
    }
  }
}
