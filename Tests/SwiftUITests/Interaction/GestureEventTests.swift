import ExtensionProtocol
import Foundation
import SwiftUI
import Testing
import ViewTree

@Suite("Gestures as presses")
@MainActor
struct GestureEventTests {
  @Test("a tap or a long press on a view is a press")
  func taps() throws {
    var heard: [String] = []
    let used = try UsedGraph(
      VStack {
        Text("a").onTapGesture { heard.append("tap") }
        Text("b").onLongPressGesture {
          heard.append("hold")
        } onPressingChanged: {
          heard.append("\($0)")
        }
        Text("c").onTapGesture {}.disabled(true)
      }
    )
    #expect(used.marks.map(\.role) == [.press, .press])
    try used.use(used.marks[0], .press)
    try used.use(used.marks[1], .press)
    #expect(heard == ["tap", "true", "hold", "false"])
  }

  @Test("each view of a group has a mark of its own")
  func group() throws {
    var count = 0
    let used = try UsedGraph(
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .onTapGesture { count += 1 }
      }
    )
    #expect(Set(used.numbers).count == 2)
    try used.use(used.marks[0], .press)
    try used.use(used.marks[1], .press)
    #expect(count == 2)
  }

  private struct Twice: Gesture {
    typealias Value = Void
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
  }

  @Test("gestures that are taps underneath are presses, others are not")
  func gestures() throws {
    var heard: [String] = []
    let hold = LongPressGesture()
      .onChanged { heard.append("changed \($0)") }
      .onEnded { heard.append("ended \($0)") }
    let used = try UsedGraph(
      VStack {
        Text("a").gesture(Twice { heard.append("twice") })
        Text("b").simultaneousGesture(hold)
        Text("c").gesture(
          DragGesture().onEnded { _ in heard.append("drag") }
            .exclusively(before: TapGesture().onEnded { heard.append("tap") })
        )
        Text("d").gesture(DragGesture().onEnded { _ in heard.append("drag") })
        Text("e").gesture(TapGesture().onEnded {}, isEnabled: false)
        Text("f").gesture(AnyGesture(TapGesture().map { 7 }).onEnded { heard.append("\($0)") })
      }
    )
    #expect(used.marks.count == 4)
    for mark in used.marks { try used.use(mark, .press) }
    #expect(heard == ["twice", "changed true", "ended true", "tap", "7"])
  }

  @Test("a button style may press the button by a gesture")
  func style() throws {
    struct Tapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
      }
    }
    var count = 0
    let used = try UsedGraph(Button("a") { count += 1 }.buttonStyle(Tapped()))
    try used.use(used.marks.first, .press)
    #expect(count == 1)
  }
}

@Suite("Dates by steps")
@MainActor
struct DateEventTests {
  private struct Day: View {
    @State private var date = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024, 0:00
    var isGraphical = false
    var range = Date.distantPast...Date(timeIntervalSince1970: 1_709_251_199)  // 29 February

    var body: some View {
      let picker = DatePicker("day", selection: $date, in: range)
      if isGraphical { picker.datePickerStyle(.graphical) } else { picker }
      Text(verbatim: "\(Int(date.timeIntervalSince1970))")
    }
  }

  private func used(_ view: some View, locale: String = "en_US") throws -> UsedGraph {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return try UsedGraph(
      VStack { view }
        .environment(\.calendar, calendar)
        .environment(\.timeZone, calendar.timeZone)
        .environment(\.locale, Locale(identifier: locale))
    )
  }

  @Test("each part of a date is stepped, within the picker's range")
  func steps() throws {
    let used = try used(Day())
    #expect(used.marks.map(\.role) == [.step, .step, .step, .step, .step])
    try used.use(used.marks[0], .step(isUp: true))
    #expect(used.tree.strings.last == "1709164800")  // 29 February, 0:00
    try used.use(used.marks[3], .step(isUp: true))
    #expect(used.tree.strings.last == "1709168400")
    try used.use(used.marks[1], .step(isUp: true))
    #expect(used.tree.strings.last == "1709251199")
    try used.use(used.marks[4], .step(isUp: false))
    #expect(used.tree.strings.last == "1709251139")
  }

  @Test("the parts of a date are in the language's order below the label, and nowhere else")
  func order() throws {
    let american = try used(Day())
    #expect(
      american.tree.strings == ["day", "Jan", "31", "2024", "12\u{202F}AM", "00", "1706659200"]
    )
    let british = try used(Day(), locale: "en_GB")
    #expect(british.tree.strings == ["day", "31", "Jan", "2024", "00", "00", "1706659200"])
  }

  @Test("days outside of the range cannot be chosen, and the chosen one stands in brackets")
  func ends() throws {
    // 30 January, 12:00, to 31 January, 6:00.
    let range =
      Date(timeIntervalSince1970: 1_706_616_000)...Date(timeIntervalSince1970: 1_706_680_800)
    let used = try used(Day(isGraphical: true, range: range))
    // The two that turn the month, two days, and the steps of the hour and minute.
    #expect(used.marks.map(\.role) == [.press, .press, .press, .press, .step, .step])
    #expect(used.tree.strings.contains("[31]"))
    try used.use(used.mark(around: "30"), .press)
    #expect(used.tree.strings.last == "1706616000")
    #expect(used.tree.strings.contains("[30]"))
  }

  @Test("a month leads to the months beside it, whose days can be chosen")
  func month() throws {
    let used = try used(Day(isGraphical: true))
    #expect(used.tree.strings.contains("January 2024"))
    try used.use(used.marks[1], .press)
    #expect(used.tree.strings.contains("February 2024"))
    try used.use(used.mark(around: "5"), .press)
    #expect(used.tree.strings.last == "1707091200")  // 5 February, 0:00
    #expect(used.tree.strings.contains("February 2024"))
    try used.use(used.marks[0], .press)
    #expect(used.tree.strings.contains("January 2024"))
  }
}
