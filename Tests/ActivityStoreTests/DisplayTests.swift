import ActivityStore
import ExtensionProtocol
import Testing

/// An hour of mail from eight o'clock on, and what is known of the display.
@Suite("Use while the display is on or off")
struct DisplayTests {
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.add(at: StoreFixture.eight, [StoreFixture.Use(StoreFixture.mail, 0, 60)])
  }

  private func add(_ track: Track, from: Int64, to: Int64) throws {
    try fixture.store.write { writer in
      let start = (StoreFixture.eight + from * 60) * 1_000
      let event = TrackEvent(start: start, duration: Int32(clamping: (to - from) * 60_000))
      try writer.add(
        event,
        to: track,
        of: try writer.deviceUser(StoreFixture.owner, StoreFixture.laptop)
      )
    }
  }

  private var minutes: Int64? {
    get throws { try fixture.reports("2026-11-02", .daily).first?.totals.first.map { $0 / 60 } }
  }

  @Test("does not count while it is known to be off; what is not known counts")
  func off() throws {
    try add(.displayOff, from: 10, to: 20)
    try add(.displayOff, from: 15, to: 25)
    #expect(try minutes == 45)
  }

  @Test("ends with a display that goes dark before midnight and stays so")
  func offOverMidnight() throws {
    // Dark from 08:10 until 08:10 of the next day.
    try add(.displayOff, from: 10, to: 10 + 1_440)
    #expect(try minutes == 10)
    #expect(try fixture.reports("2026-11-03", .daily).first?.totals == [0])
  }
}
