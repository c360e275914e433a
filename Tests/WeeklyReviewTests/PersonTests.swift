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

  @Test("have the time of all their devices in each day")
  func days() {
    let devices = [("Mia", 10.0), ("Noah", 20), ("Mia", 30)].map { person, minutes in
      DeviceUsage(
        person: person,
        unit: .hour,
        segments: [(2, 9), (2, 10), (3, 9)].map {
          Sample.usage(Sample.hour($0, $1), ["Games": minutes])
        }
      )
    }
    let days = Review(devices, calendar: Sample.calendar).personDays
    #expect(days.map(\.person) == ["Mia", "Noah", "Mia", "Noah"])
    #expect(days.map(\.day) == [2, 2, 3, 3].map { Sample.moment($0) })
    #expect(days.map(\.duration) == [4800, 2400, 2400, 1200])
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
