import CBOR
import ExtensionProtocol
import TreeSamples
import ViewTree

/// The examples of RFC 8949, appendix A, and what goes with them.
enum CBORSeeds {
  static let all: [[UInt8]] = [
    [0x00], [0x17], [0x18, 0x18], [0x19, 0x03, 0xE8], [0x1A, 0x00, 0x0F, 0x42, 0x40],
    [0x1B, 0, 0, 0, 0xE8, 0xD4, 0xA5, 0x10, 0], [0x20], [0x38, 0x63], [0xF9, 0x3C, 0x00],
    [0xFA, 0x47, 0xC3, 0x50, 0x00], [0xFB, 0x3F, 0xF1, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A],
    [0xF4], [0xF5], [0xF6], [0x44, 1, 2, 3, 4], [0x64, 0x49, 0x45, 0x54, 0x46],
    [0x62, 0xC3, 0xBC], [0x83, 1, 0x82, 2, 3, 0x82, 4, 5], [0xA2, 1, 2, 3, 4],
    [0xA2, 0, 0xA1, 0, 0x81, 0x61, 0x61, 0x18, 0x19, 0xF5], [0xC1, 0x1A, 0x51, 0x4B, 0x67, 0xB0],
    [0x84, 0x01, 0x18, 0xFF, 0x19, 0xFF, 0xFF, 0x1A, 0xFF, 0xFF, 0xFF, 0xFF],
  ]
}

/// Trees with every kind of node.
enum TreeSeeds {
  static let trees: [ViewTree] = Samples.all.map(Samples.tree) + [everything]

  /// All of them below one node.
  private static var everything: ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    for content in Samples.all { builder.append(Samples.tree(content)) }
    builder.close()
    return builder.finish()
  }

  static let items: [[UInt8]] = trees.map { tree in
    var writer = CBORWriter()
    tree.write(to: &writer)
    return writer.bytes
  }
}

/// Messages of both sides, whole frames.
enum MessageSeeds {
  static func process() throws -> [[UInt8]] {
    let hello = ProcessHello(
      versions: [1, 2],
      sdk: "report-host 0.1.0",
      features: ["events"],
      contexts: ["Total Activity", "Pie Chart"]
    )
    let failure = Failure(id: 3, code: .viewTooLarge, message: "too much")
    let messages: [ProcessMessage] = [
      .hello(hello), .failure(failure), .tree(id: 7, TreeSeeds.trees[0]),
    ]
    return try messages.map { try $0.frame() }
  }

  static func host() throws -> [[UInt8]] {
    let environment = Environment(
      locale: "en_GB",
      timeZone: "Europe/London",
      firstWeekday: 2,
      now: 1_793_606_400,
      width: 640.5,
      height: 480,
      colorScheme: .dark
    )
    let request = RenderRequest(id: 7, context: "Pie Chart", environment: environment)
    let messages: [HostMessage] = [
      .hello(HostHello(version: 1, features: ["events"])), .render(request), .end(id: 7), .close,
    ]
    return try messages.map { try $0.frame() }
  }

  static func activity() throws -> [[UInt8]] {
    [
      try HostMessage.activity(id: 7, report).frame(),
      try HostMessage.activity(id: 1, blank).frame(),
    ]
  }

  private static let blank = ActivityReport(
    user: ActivityReport.User(),
    device: ActivityReport.Device(model: .mac),
    segmentKind: .weekly,
    lastUpdated: 0,
    subjects: [],
    segments: []
  )

  private static let report = ActivityReport(
    user: ActivityReport.User(
      appleID: "a@example.org",
      givenName: "Ada",
      familyName: "Example",
      role: .child
    ),
    device: ActivityReport.Device(name: "phone", model: .iPhone),
    segmentKind: .hourly,
    lastUpdated: 1_793_606_400,
    subjects: [
      ActivityReport.Subject(kind: .category, name: "Games", token: [9]),
      ActivityReport.Subject(kind: .application, identifier: "chess", name: "Chess", token: [1]),
      ActivityReport.Subject(kind: .webDomain, identifier: "example.org"),
    ],
    segments: [
      ActivityReport.Segment(start: 1_793_606_400, end: 1_793_610_000),
      ActivityReport.Segment(
        start: 1_793_610_000,
        end: 1_793_613_600,
        totalDuration: 90_000,
        longestStart: 1_793_610_000,
        longestEnd: 1_793_610_090,
        firstPickup: 1_793_610_000,
        pickupsWithoutApplication: 2,
        categories: [
          ActivityReport.CategoryActivity(
            category: 0,
            duration: 90_000,
            applications: [
              ActivityReport.ApplicationActivity(application: 1, duration: 60_000, pickups: 1)
            ],
            webDomains: [ActivityReport.WebDomainActivity(webDomain: 2, duration: 30_000)]
          )
        ]
      ),
    ]
  )
}
