import ExtensionProtocol

/// A child's hour with chess, and an hour without anything.
var sampleReport: ActivityReport {
  let category = ActivityReport.CategoryActivity(
    category: 0,
    duration: 1_500_500,
    applications: [
      ActivityReport.ApplicationActivity(
        application: 1,
        duration: 1_200_500,
        pickups: 2,
        notifications: 3
      )
    ],
    webDomains: [ActivityReport.WebDomainActivity(webDomain: 2, duration: 300_000)]
  )
  return ActivityReport(
    user: ActivityReport.User(appleID: "ada@example.com", givenName: "Ada", role: .child),
    device: ActivityReport.Device(name: "Ada's phone", model: .iPhone),
    segmentKind: .hourly,
    lastUpdated: 7200,
    subjects: [
      ActivityReport.Subject(kind: .category, name: "Games", token: [7]),
      ActivityReport.Subject(
        kind: .application,
        identifier: "com.example.chess",
        name: "Chess",
        token: [8]
      ),
      ActivityReport.Subject(kind: .webDomain, identifier: "example.org"),
    ],
    segments: [
      ActivityReport.Segment(
        start: 0,
        end: 3600,
        totalDuration: 1_800_000,
        longestStart: 60,
        longestEnd: 960,
        firstPickup: 30,
        pickupsWithoutApplication: 4,
        categories: [category]
      ),
      ActivityReport.Segment(start: 3600, end: 7200),
    ]
  )
}
