import ExtensionProtocol
import ExtensionTestSupport
import Testing

@Suite("Extensions as authors write them")
struct FixtureTests {
  private func started(_ name: String) throws -> FixtureProcess {
    let process = try FixtureProcess(name)
    _ = try #require(try process.greet())
    return process
  }

  @Test("the extension of Xcode's template shows the total time")
  func template() throws {
    let process = try FixtureProcess("TemplateExtension")
    #expect(try process.greet()?.contexts == ["Total Activity"])
    let message = try process.render("Total Activity", activity: [sampleReport, sampleReport])
    #expect(message?.texts == ["1h"])
  }

  @Test("every level of the data arrives with all of its values")
  func everything() throws {
    let message = try started("ActivityExtension").render("Everything", activity: [sampleReport])
    let lines = try #require(message?.texts)
    #expect(lines.first == "Ada child Ada's phone iPhone")
    #expect(
      lines.dropFirst(2) == [
        "0 1800.0 900 30 4",
        "Games 1500.5",
        "com.example.chess Chess token 1200.5 2 3",
        "example.org 300.0",
        "3600 0.0 - - 0",
      ]
    )
  }

  @Test("results are read twice, flattened, mapped and keyed by token")
  func twice() throws {
    let message = try started("ActivityExtension").render("Twice", activity: [sampleReport])
    #expect(message?.texts == ["1800 1800 1"])
  }

  @Test("a scene on the main actor calls its own methods from closures")
  func helpers() throws {
    let message = try started("ActivityExtension").render("Helpers", activity: [sampleReport])
    #expect(message?.texts == ["total: 1800 s"])
  }

  @Test("scenes keep their order, and each answers to its own context")
  func contexts() throws {
    let process = try FixtureProcess("ActivityExtension")
    let contexts = try process.greet()?.contexts
    let expected = [
      "Everything", "Twice", "Sum", "Region", "Helpers", "Soft failures", "Queues", "Crash",
    ]
    #expect(contexts == expected)
    #expect(try process.render("Sum", activity: [sampleReport])?.texts == ["1 1200"])
    #expect(try process.render("sum", id: 2)?.failure?.code == .unknownContext)
  }

  @Test("Foundation knows zones, calendars and number formats in a static executable")
  func region() throws {
    let message = try started("ActivityExtension").render("Region")
    #expect(
      message?.texts == [
        "current GMT", "Europe/Berlin 7200", "America/New_York -14400", "Asia/Kathmandu 20700",
        "hour 0", "2026-06-21T00:00:00Z", "1.250\u{A0}%",
      ]
    )
  }

  @Test("work that is handed to queues runs, at its time")
  func queues() throws {
    let message = try started("ActivityExtension").render("Queues")
    #expect(message?.texts == ["main after global", "waited true", "at once"])
  }

  @Test("what the host refuses fails softly, and log lines go to the host")
  func softFailures() throws {
    let process = try started("ActivityExtension")
    let message = try process.render("Soft failures")
    #expect(message?.texts == ["defaults true", "file false", "folder false"])
    try process.send(.close)
    #expect(process.wait() == 0)
    let lines = process.output().split(separator: "\n")
    #expect(Set(lines) == ["a line on standard output", "[report] seven 7 <private>"])
  }

  @Test("an extension that crashes ends by a signal and sends nothing")
  func crash() throws {
    let process = try started("ActivityExtension")
    #expect(try process.render("Crash", activity: [sampleReport]) == nil)
    #expect(process.wait() < 0)
  }
}
