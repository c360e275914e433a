import CBOR
import ExtensionProtocol
import Testing

@Suite("Activity frames")
struct ActivityTests {
  static var report: ActivityReport {
    let item = ActivityReport.ApplicationActivity.self
    let category = ActivityReport.CategoryActivity(
      category: 0,
      duration: 90_000,
      applications: [
        item.init(application: 1, duration: 60_000, pickups: 2, notifications: 5),
        item.init(application: 2, duration: 0, pickups: 1),
        item.init(application: 1, duration: 5),
      ],
      webDomains: [ActivityReport.WebDomainActivity(webDomain: 3, duration: 30_000)]
    )
    return ActivityReport(
      user: ActivityReport.User(
        appleID: "a@example.com",
        givenName: "Ada",
        familyName: "Example",
        role: .child
      ),
      device: ActivityReport.Device(name: "Ada's phone", model: .iPhone),
      segmentKind: .hourly,
      lastUpdated: 1_795_000_000,
      subjects: [
        ActivityReport.Subject(kind: .category, name: "Games", token: [9, 9]),
        ActivityReport.Subject(
          kind: .application,
          identifier: "com.example.chess",
          name: "Chess",
          token: [1]
        ),
        ActivityReport.Subject(kind: .application, identifier: "com.example.go"),
        ActivityReport.Subject(kind: .webDomain, identifier: "example.org"),
      ],
      segments: [
        ActivityReport.Segment(start: 0, end: 3600),
        ActivityReport.Segment(
          start: 3600,
          end: 7200,
          totalDuration: 100_000,
          longestStart: 3700,
          longestEnd: 3790,
          firstPickup: 3650,
          pickupsWithoutApplication: 4,
          categories: [category, category]
        ),
      ]
    )
  }

  private func frame(_ report: ActivityReport = Self.report) throws -> ActivityFrame {
    let message = try HostFrame(item(HostMessage.activity(id: 3, report).frame()))
    guard case .activity(let frame) = message else { throw FrameError.empty }
    return frame
  }

  @Test("applications can be iterated over any number of times")
  func repeatedIteration() throws {
    let frame = try frame()
    let category = frame.category(at: 1)
    for _ in 0..<3 {
      let durations = frame.applications(of: category).map(\.duration)
      #expect(durations == [60_000, 0, 5])
      #expect(frame.webDomains(of: category).map(\.webDomain) == [3])
    }
    #expect(category.applicationCount == 3)
  }

  @Test("segments point at their own categories")
  func segmentCategories() throws {
    let frame = try frame()
    #expect(frame.segments.map(\.categories) == [0..<0, 0..<2])
    #expect(frame.segments[1].values.longestEnd == 3790)
  }

  @Test("a record takes as few elements as its values allow, and may have more than are known")
  func records() throws {
    // {0: 2, 1: 1, 4: 1, 6: [{2: "A"}, {0: 1}], 7: [{0: 0, 1: 9, 7: [{0: 1, 2: [[0, 5, 0, 0, "?"]]}]}]}
    let bytes = hex(
      "a5 0002 0101 0401 0682 a1026141 a10001 0781 a3 0000 0109 0781 a2 0001 0281 85 00 05 00 00 613f"
    )
    guard case .activity(let frame) = try HostFrame(bytes) else { throw FrameError.empty }
    let applications = Array(frame.applications(of: frame.category(at: 0)))
    #expect(applications == [ActivityReport.ApplicationActivity(application: 0, duration: 5)])
  }

  @Test(
    "a report that does not fit together is refused",
    arguments: [
      // An application that is not in the table, and one that is a category there.
      ("0682 a1026141 a10001 0781 a3 0000 0109 0781 a2 0001 0281 82 07 05", "index of a subject"),
      ("0682 a1026141 a10001 0781 a3 0000 0109 0781 a2 0001 0281 82 01 05", "index of a subject"),
      // A record without a duration, one with a number that is too large.
      (
        "0682 a1026141 a10001 0781 a3 0000 0109 0781 a2 0001 0281 81 00",
        "the index or the duration"
      ),
      (
        "0682 a1026141 a10001 0781 a3 0000 0109 0781 a2 0001 0281 82 00 1b0020000000000001",
        "a number that is too large"
      ),
      // A duration below zero, a segment that ends before it starts, half an interval.
      (
        "0682 a1026141 a10001 0781 a3 0000 0109 0781 a2 0001 0281 82 00 20",
        "found a negative integer"
      ),
      ("0680 0000 0781 a2 0009 0100", "stands twice or out of ascending order"),
      ("0680 0781 a2 0009 0100", "ends before it starts"),
      ("0680 0781 a3 0000 0109 0305", "ends before it starts"),
      ("0680 0781 a2 0000 011b7fffffffffffffff", "is too far from 0"),
    ]
  )
  func inconsistent(fields: String, problem: String) {
    let count = fields.hasPrefix("0680 0000") ? "a6" : "a5"
    #expect {
      try HostFrame(hex("\(count) 0002 0101 0401 \(fields)"))
    } throws: {
      "\($0)".contains(problem)
    }
  }

  @Test("no byte that is changed makes the reader trap")
  func mutated() throws {
    let bytes = try item(HostMessage.activity(id: 3, Self.report).frame())
    for index in bytes.indices {
      for value in [0x00, 0x1B, 0x3B, 0x7F, 0x9B, 0xBB, 0xFF] as [UInt8] {
        var copy = bytes
        copy[index] = value
        guard case .activity(let frame)? = try? HostFrame(copy) else { continue }
        #expect(frame.report().segments.count == frame.segments.count)
      }
    }
  }

  @Test("a category that does not name its subject is refused, whatever the subjects are")
  func namelessCategory() {
    // {0: 2, 1: 1, 7: [{7: [{}]}]}
    let bytes = hex("a3 0002 0101 07 81 a1 07 81 a0")
    let error = #expect(throws: CBORError.self) { try HostFrame(bytes) }
    let expected = "segments[0].categories[0]: category is missing (at byte 10)"
    #expect(error.map { "\($0)" } == expected)
  }

  @Test("segments and categories count as elements of the message", arguments: [3, 4])
  func elementLimit(limit: Int) {
    // {0: 2, 1: 1, 6: [{0: 1, 2: "a"}], 7: [{7: [{0: 0}]}, {}]}
    let bytes = hex("a4 0002 0101 06 81 a2 0001 026161 07 82 a1 07 81 a1 0000 a0")
    let frame = try? HostFrame(bytes, limits: CBORLimits(elements: limit))
    #expect((frame != nil) == (limit == 4))
  }

  @Test("texts of a process are as long as the limit allows", arguments: [4, 5])
  func textLimit(length: Int) throws {
    let failure = Failure(id: 1, code: .other, message: String(repeating: "x", count: length))
    let bytes = try item(ProcessMessage.failure(failure).frame())
    let message = try? ProcessMessage(frame: bytes, encoding: CBORLimits(stringLength: 4))
    #expect((message != nil) == (length == 4))
  }
}
