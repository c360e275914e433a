import DeviceActivity
import Foundation
import Testing

@Suite("Activity filters")
struct FilterTests {
  @Test("a filter without arguments asks for today by the hour, here and of the current user")
  func defaults() {
    let before = Date.now
    let filter = DeviceActivityFilter()
    guard case .hourly(let interval) = filter.segmentInterval else {
      Issue.record("not hourly")
      return
    }
    #expect(interval.start == Calendar.current.startOfDay(for: interval.end))
    #expect(interval.end >= before)
    #expect(filter.users == nil && filter.devices == nil)
    #expect(filter.applications.isEmpty && filter.categories.isEmpty && filter.webDomains.isEmpty)
  }

  @Test("every form of Apple's initializers is there")
  func initializers() {
    let day = DateInterval(start: .distantPast, duration: 86_400)
    let children = DeviceActivityFilter(
      segment: .daily(during: day),
      users: .children,
      devices: .init([.iPhone, .iPad])
    )
    #expect(children.users == .children)
    #expect(children.devices == .init([.iPad, .iPhone]))
    let phones = DeviceActivityFilter(segment: .weekly(during: day), devices: .all)
    #expect(phones.devices == .init([]))
    #expect(phones != children)
    #expect(DeviceActivityFilter.Users.all != .children)
  }
}
