import OSLog
import Testing

@testable import os

@Suite("Messages of a log")
struct LoggingTests {
  @Test("values are aligned, formatted and hidden as they ask for")
  func interpolation() {
    let (count, share, name) = (255, 0.5, "Ann")
    let message: OSLogMessage = """
      \(count, format: .hex(includePrefix: true)) \(share, format: .fixed(precision: 2)) \
      [\(name, align: .right(columns: 5))] \(name, privacy: .private) \(true, format: .answer) \
      \(7, format: .decimal(minDigits: 3))
      """
    #expect(message.text == "0xff 0.50 [  Ann] <private> YES 007")
  }

  @Test("the places of an older message are filled in order, private ones hidden")
  func places() {
    let format = "%{public}@ used %d of %.1f%% %{private}@"
    #expect(
      filled(format, ["App", 3, 12.25, "x"]).hasPrefix(
        "App used 3 of 12.2% "
      )
    )
    #expect(filled(format, ["App", 3, 12.25, "x"]).hasSuffix("<private>"))
    #expect(filled("%d %d", [1]) == "1 ")
  }

  @Test("a lock gives its value to one piece of work at a time")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }

  @Test("messages cannot be read back")
  func store() {
    #expect(throws: (any Error).self) { _ = try OSLogStore(scope: .currentProcessIdentifier) }
  }
}
