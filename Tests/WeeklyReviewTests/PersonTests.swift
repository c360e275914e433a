import Foundation
import Testing

@Suite("People")
struct PersonTests {
  @Test("have the total of their devices, those used most first")
  func totals() {
    let devices = [
      ("Mia", true, "Tablet", 20.0), ("Robin", false, "Laptop", 40), ("Mia", true, "Phone", 30),
    ].map { person, isChild, name, minutes in
      DeviceUsage(
        person: person,
        isChild: isChild,
        device: name,
        segments: [Sample.usage(Sample.day(2), ["Games": minutes, "Social": 5])]
      )
    }
    let people = Review(devices, calendar: Sample.calendar).people
    #expect(people.map(\.name) == ["Mia", "Robin"])
    #expect(people.map(\.isChild) == [true, false])
    #expect(people.map(\.totals.duration) == [3600, 2700])
    #expect(people.first?.devices.map(\.name) == ["Phone", "Tablet"])
    #expect(people.first?.devices.map(\.totals.duration) == [35 * 60, 25 * 60])
    #expect(people.first?.topCategories(1) == ["Games"])
  }

  @Test("without a name are one, and devices without a name are told apart")
  func unnamed() {
    let devices = [10.0, 20].map {
      DeviceUsage(segments: [Sample.usage(Sample.day(2), ["Games": $0])])
    }
    let people = Review(devices, calendar: Sample.calendar).people
    #expect(people.count == 1)
    #expect(people.first?.devices.count == 2)
    #expect(Set(people.first?.devices.map(\.id) ?? []).count == 2)
  }
}
