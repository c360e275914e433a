import ActivityPicker
import ActivityStore
import CivilCalendar
import ExtensionProtocol
import PlainTree
import Testing
import ViewTree

@Suite("A picker of the sample family")
struct SourceTests {
  /// 2026-11-02 08:00 UTC.
  let source = SampleFamily(now: 1_793_606_400, zone: .utc, app: "/a")

  @Test("offers its applications and domains by category")
  func catalogue() throws {
    let catalogue = try ActivityCatalogue(of: source)
    #expect(catalogue.items.count == 38)
    // Nothing of the family's is in Other.
    #expect(catalogue.categories.count == 11)
    #expect(
      catalogue.items[catalogue.ranges[0]].map(\.shownName) == [
        "FaceTime", "Instagram", "Messages", "Snapchat", "WhatsApp", "reddit.com",
      ]
    )
  }

  @Test("names what its tokens stand for, with the categories' symbols, and nothing else")
  func names() throws {
    let offered = source.offered()
    let mail = try #require(offered.items.first { $0.name == "Mail" }).token
    let games = try #require(offered.categories.first { $0.name == "Games" }).token
    func label(_ kind: TokenLabel.Kind, _ token: [UInt8]) -> TokenLabel {
      TokenLabel(kind: kind, token: token)
    }
    let labels = [
      label(.application, mail), label(.category, games), label(.category, mail),
      label(.application, [1, 2, 3]), label(.webDomain, []),
    ]
    var table = TokenNameTable()
    for label in labels { try table.add(label, from: source) }
    #expect(
      labels.map(table.name) == [
        TokenName(name: "Mail"), TokenName(name: "Games", symbol: "gamecontroller"), nil, nil, nil,
      ]
    )
    var other = TokenNameTable()
    let stranger = SampleFamily(now: 0, zone: .utc, app: "/b")
    for label in labels { try other.add(label, from: stranger) }
    #expect(labels.allSatisfy { other.name(of: $0) == nil })
  }

  private func query(_ filter: ReportFilter) -> ActivityQuery {
    ActivityQuery(filter, zone: .utc, firstWeekday: 2, hostName: "host", now: 1_793_606_400)
  }

  @Test("is filtered by the tokens of an app's filter")
  func tokens() throws {
    let mail = try #require(source.offered().items.first { $0.name == "Mail" }).token
    let filter = ReportFilter(
      segment: .daily,
      start: 1_793_404_800,
      end: 1_793_577_600,
      users: .all,
      models: [],
      tokens: TokenSelection(applications: [mail])
    )
    let reports = try query(filter).reports(from: source)
    let names = reports.flatMap(\.subjects).filter { $0.kind != .category }.map(\.name)
    #expect(Set(names) == ["Mail"])
    #expect(reports.count == 6)
    let stranger = SampleFamily(now: 1_793_606_400, zone: .utc, app: "/b")
    #expect(try query(filter).reports(from: stranger).flatMap(\.subjects).isEmpty)
  }

  @Test("is about its user and device where a filter says nothing of either")
  func current() throws {
    let filter = ReportFilter(segment: .daily, start: 1_793_404_800, end: 1_793_577_600)
    let devices = try query(filter).deviceUsers(in: source)
    #expect(devices.map(\.device.name) == ["Robin’s Laptop"])
    var children = filter
    children.users = .children
    #expect(try query(children).deviceUsers(in: source).count == 4)
    children.models = [.iPad]
    #expect(try query(children).deviceUsers(in: source).count == 2)
  }

  @Test("is asked for no times that calendars cannot count to")
  func times() throws {
    for (start, end) in [(Int64.min, Int64.max), (.max, .min), (.max, .max), (.min, .min)] {
      let filter = ReportFilter(segment: .weekly, start: start, end: end)
      let query = query(filter)
      #expect(query.interval.lowerBound >= 0)
      #expect(query.interval.upperBound <= 7_258_118_400)
      _ = try query.segments()
    }
  }
}
