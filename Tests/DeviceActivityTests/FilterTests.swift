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
    let days = [before, .now].map { Calendar.current.startOfDay(for: $0) }
    #expect(days.contains(interval.start))
    #expect(interval.end >= before && interval.end <= .now + 3600)
    #expect(filter.users == nil && filter.devices == nil)
    #expect(filter.applications.isEmpty && filter.categories.isEmpty && filter.webDomains.isEmpty)
  }

  @Test("hours without a time are the same value in each render of an hour")
  func renders() {
    var intervals: Set<DeviceActivityFilter.SegmentInterval> = []
    for _ in 0..<3 { intervals.insert(.hourly()) }
    // Two, should the hour end meanwhile.
    #expect(intervals.count <= 2)
    guard case .hourly(let interval)? = intervals.first else { return }
    #expect(Calendar.current.component(.minute, from: interval.end) == 0)
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
