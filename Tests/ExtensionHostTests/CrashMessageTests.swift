import ExtensionHost
import Testing

@Suite("What a program says of its own crash")
struct CrashMessageTests {
  private func message(_ log: String) -> String? { CrashMessage(log: Array(log.utf8))?.description }

  @Test("The message comes with the author's file and line")
  func namesPlace() {
    let log = """
      Totals/TotalView.swift:42: Fatal error: Unexpectedly found nil while unwrapping an Optional value
      Current stack trace:
      0    <unknown>                          0x000000000098c9d1
      """
    #expect(
      message(log)
        == "Unexpectedly found nil while unwrapping an Optional value, TotalView.swift line 42"
    )
  }

  @Test("A line of the standard library's is left out")
  func leavesOutForeignPlaces() {
    let log = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    #expect(message(log) == "Index out of range")
    #expect(message("Fatal error: Division by zero") == "Division by zero")
  }

  @Test("A failed cast is told without addresses")
  func tellsCasts() {
    let log =
      "hello\nCould not cast value of type 'Swift.Int' (0x1614810) to 'Swift.String' (0x161).\n"
    #expect(message(log) == "Could not cast value of type 'Swift.Int' to 'Swift.String'")
  }

  @Test("Other output is no message, and only the runtime's addresses are a trace")
  func ignoresOthers() {
    #expect(message("a: b: Fatal error") == nil)
    #expect(message("") == nil)
    #expect(CrashMessage.isTrace("12   <unknown>                          0x00000000005e30ff"))
    #expect(!CrashMessage.isTrace("12 <unknown> apps"))
  }
}
