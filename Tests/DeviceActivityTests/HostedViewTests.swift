import DeviceActivity
import ExtensionProtocol
import FamilyControls
import Foundation
import ManagedSettings
import SwiftUI
import Testing
import ViewTree

@Suite("Reports and pickers in an app")
@MainActor
struct HostedViewTests {
  /// A view as a host that takes events shows it.
  @MainActor
  private final class App {
    let graph: ViewGraph
    private(set) var tree: ViewTree

    init(_ view: some View) throws {
      graph = ViewGraph(root: view)
      graph.takesEvents = true
      tree = try graph.render()
    }

    var contents: [ViewTree::Content] { tree.nodes.map(\.content) }

    func marks(_ role: ControlMark.Role) -> [UInt64] {
      contents.compactMap { content in
        if case .control(let mark) = content, mark.role == role { mark.number } else { nil }
      }
    }

    var picker: ActivityPickerContent? {
      for case .activityPicker(let picker) in contents { return picker }
      return nil
    }

    var strings: [String] {
      contents.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    }

    func use(_ number: UInt64?, _ value: ControlValue) throws {
      graph.perform(value, control: try #require(number))
      tree = try graph.render()
    }
  }

  private static func token<T>(_ bytes: UInt8...) -> Token<T> { Token(data: Data(bytes)) }

  @Test(
    "a filter's time is never farther from 1970 than the protocol has room for",
    arguments: [-1e13, 1e13, -.infinity, .infinity, .nan, 1e300]
  )
  func farTimes(seconds: Double) throws {
    // 2³⁸ seconds are 274877906944, and whole quarters of an hour up to there 274877906400.
    let limit: Int64 = 274_877_906_400
    let expected: Int64 = seconds.isNaN ? 0 : seconds < 0 ? -limit : limit
    let time = DateInterval(start: Date(timeIntervalSince1970: seconds), duration: 0)
    let filter = DeviceActivityFilter(segment: .hourly(during: time))
    let app = try App(DeviceActivityReport(.init("Total"), filter: filter))
    guard case .report(let report)? = app.contents.last else {
      Issue.record("there is no report")
      return
    }
    #expect(report.filter.start == expected)
    #expect(report.filter.end == expected)
  }

  @Test("a report is a node with its context and its whole filter, marked for the host")
  func report() throws {
    // 10 March 2024, 0:00 to 8:20:30 in UTC, which the host hears by quarters of an hour.
    let start = Date(timeIntervalSince1970: 1_710_028_800)
    let end = start.addingTimeInterval(30_030.5)
    let filter = DeviceActivityFilter(
      segment: .daily(during: DateInterval(start: start, end: end)),
      users: .children,
      devices: .init([.mac, .iPhone]),
      applications: [Self.token(2, 1), Self.token(1, 9), Self.token(1)],
      categories: [Self.token(7)],
      webDomains: [Self.token()]
    )
    let app = try App(DeviceActivityReport(.init("Total"), filter: filter))
    let content = ReportContent(
      context: "Total",
      filter: ReportFilter(
        segment: .daily,
        start: 1_710_028_800,
        end: 1_710_059_400,
        users: .children,
        models: [.iPhone, .mac],
        tokens: TokenSelection(
          applications: [[1], [1, 9], [2, 1]],
          categories: [[7]],
          webDomains: [[]]
        )
      )
    )
    let mark = ControlMark(number: try #require(app.marks(.hosted).first), role: .hosted)
    #expect(app.contents == [.control(mark), .report(content)])
  }

  @Test("a filter of the current user here, and of all users")
  func filters() throws {
    func filter(_ filter: DeviceActivityFilter) throws -> ReportFilter? {
      let app = try App(DeviceActivityReport(.init("a"), filter: filter))
      for case .report(let report) in app.contents { return report.filter }
      return nil
    }
    let here = try filter(DeviceActivityFilter())
    #expect(here?.segment == .hourly && here?.users == .current && here?.models == nil)
    #expect(here?.tokens.isEmpty == true)
    let hour = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3_600)
    let all = try filter(
      DeviceActivityFilter(segment: .weekly(during: hour), users: .all, devices: .all)
    )
    #expect(all?.segment == .weekly && all?.users == .all && all?.models == [])
    #expect(all?.start == 0 && all?.end == 3_600)
  }

  @Test("where the host draws no reports a box with the name of the context stands in the place")
  func box() throws {
    let tree = try ViewGraph(root: DeviceActivityReport(.init("Total"))).render()
    #expect(
      tree.nodes.contains {
        if case .text(let text) = $0.content { text.string == "Report: Total" } else { false }
      }
    )
    #expect(!tree.nodes.contains { if case .report = $0.content { true } else { false } })
  }

  private struct Inline: View {
    @State private var selection = FamilyActivitySelection(includeEntireCategory: true)
    @State private var changes: [String] = []

    var body: some View {
      FamilyActivityPicker(headerText: "Above", footerText: "Below", selection: $selection)
        .onChange(of: selection) { changes.append("none") }
        .onChange(of: selection) { new in changes.append("one \(new.applicationTokens.count)") }
        .onChange(of: selection) { old, new in
          changes.append("two \(old.applicationTokens.count) \(new.applicationTokens.count)")
        }
      ForEach(changes, id: \.self) { Text(verbatim: $0) }
    }
  }

  private static let chosen = TokenSelection(
    applications: [[1], [2]],
    categories: [[3]],
    webDomains: []
  )

  @Test("a picker writes what the user confirms, and every form of onChange hears it")
  func picker() throws {
    let app = try App(VStack { Inline() })
    #expect(app.picker?.header == "Above" && app.picker?.footer == "Below")
    #expect(app.picker?.title == nil && app.picker?.includesEntireCategory == true)
    #expect(app.picker?.selection.isEmpty == true)
    try app.use(app.marks(.hosted).first, .select(Self.chosen))
    #expect(app.picker?.selection == Self.chosen)
    #expect(app.picker?.includesEntireCategory == true)
    #expect(app.strings == ["none", "one 2", "two 0 2"])
    try app.use(app.marks(.hosted).first, .select(Self.chosen))
    #expect(app.strings == ["none", "one 2", "two 0 2"])
  }

  @Test("a disabled picker is drawn, but writes nothing")
  func disabled() throws {
    let app = try App(VStack { Inline() }.disabled(true))
    try app.use(app.marks(.hosted).first, .select(Self.chosen))
    #expect(app.picker?.selection.isEmpty == true)
  }

  private struct Sheet: View {
    let form: Int
    @State private var isShown = false
    @State private var selection = FamilyActivitySelection()

    var body: some View {
      let button = Button("choose") { isShown = true }
      switch form {
      case 0: button.familyActivityPicker(isPresented: $isShown, selection: $selection)
      case 1:
        button.familyActivityPicker(
          headerText: "Above",
          footerText: "Below",
          isPresented: $isShown,
          selection: $selection
        )
      default:
        button.familyActivityPicker(
          title: "Title",
          isPresented: $isShown,
          selection: $selection
        )
      }
      Text(verbatim: "\(selection.applicationTokens.count) chosen")
    }
  }

  @Test("a picker as a sheet comes by a button and goes with the selection", arguments: 0..<3)
  func sheet(form: Int) throws {
    let app = try App(VStack { Sheet(form: form) })
    #expect(app.picker == nil)
    try app.use(app.marks(.press).first, .press)
    #expect(app.contents.contains(.presentation(Presentation(kind: .sheet))))
    #expect(app.picker?.header == (form == 1 ? "Above" : nil))
    #expect(app.picker?.title == (form == 2 ? "Title" : nil))
    let hosted = app.marks(.hosted)
    #expect(hosted.count == 1 && app.marks(.dismiss).count == 1)
    try app.use(hosted.first, .select(Self.chosen))
    #expect(app.picker == nil)
    #expect(app.strings.last == "2 chosen")
    try app.use(hosted.first, .select(TokenSelection()))
    #expect(app.strings.last == "2 chosen")
  }

  @Test("a picker that is left keeps the selection, whichever of its marks says so")
  func leave() throws {
    for role in [ControlMark.Role.hosted, .dismiss] {
      let app = try App(VStack { Sheet(form: 0) })
      try app.use(app.marks(.press).first, .press)
      try app.use(app.marks(role).first, .dismiss)
      #expect(app.picker == nil)
      #expect(app.strings.last == "0 chosen")
    }
  }

  @Test("a sheet for a host that takes no events is not there")
  func noEvents() throws {
    let view = Text("below").familyActivityPicker(
      isPresented: .constant(true),
      selection: .constant(FamilyActivitySelection())
    )
    #expect(try ViewGraph(root: view).render().nodes.count == 1)
  }
}
