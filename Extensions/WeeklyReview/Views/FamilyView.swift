import SwiftUI

struct FamilyView: View {
  let review: Review

  var body: some View {
    Page(title: "People and Devices", review: review) {
      PeopleChart(people: review.people)
      ForEach(review.people) { person in
        GroupBox { PersonSection(person: person, days: review.days.count) }
      }
    }
  }
}

/// A bar for each person, divided by device.
struct PeopleChart: View {
  let people: [Person]

  var body: some View {
    BarRows(
      rows: people.enumerated().map { index, person in
        BarRow(
          id: person.id,
          name: person.name,
          value: person.totals.duration,
          color: PersonSection.color(at: index)
        )
      }
    )
  }
}

/// Somebody's time, its average, and the devices.
struct PersonSection: View {
  let person: Person
  let days: Int

  static func color(at index: Int) -> Color {
    let colors: [Color] = [.blue, .orange, .green, .pink, .purple, .teal]
    return colors[index % colors.count]
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text(person.name)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        if person.isChild {
          Text("Child")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text(person.totals.duration.brief)
          .font(.headline)
          .monospacedDigit()
      }
      ForEach(person.devices) { device in
        DetailRow(title: device.name, value: device.totals.duration.brief)
      }
      let top = person.topCategories(2)
      if !top.isEmpty {
        DetailRow(title: "Most used", value: top.formatted(.list(type: .and)))
      }
      DetailRow(title: "Pickups", value: person.totals.pickups.formatted())
    }
  }
}

#Preview {
  FamilyView(review: Review())
}
