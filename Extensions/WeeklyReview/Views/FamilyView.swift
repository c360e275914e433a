import Charts
import SwiftUI

struct FamilyView: View {
  let review: Review

  var body: some View {
    let people = review.people
    Page(title: "People and Devices", review: review) {
      PeopleChart(review: review, people: people)
      ForEach(people) { person in
        GroupBox { PersonSection(person: person) }
      }
    }
  }
}

/// A bar for each day, divided by person.
struct PeopleChart: View {
  let review: Review
  let people: [Person]

  /// The colour of a person, by rank.
  static func color(at index: Int) -> Color {
    let colors: [Color] = [.blue, .orange, .green, .pink, .purple, .teal]
    return colors[index % colors.count]
  }

  var body: some View {
    let axis = TimeAxis(longest: review.days.map(\.duration).max() ?? 0)
    Chart(review.personDays) { part in
      BarMark(
        x: .value("Day", part.day, unit: review.barUnit),
        y: .value(axis.name, axis.position(of: part.duration))
      )
      .foregroundStyle(by: .value("Person", part.person))
    }
    .chartForegroundStyleScale(
      domain: people.map(\.name),
      range: people.indices.map(Self.color)
    )
    .chartXScale(domain: review.extent)
    .chartXAxis { DayMarks(review: review) }
    .chartYScale(domain: 0...axis.end)
    .chartYAxis { ValueMarks(axis: axis) }
    .frame(height: 208)
    .accessibilityLabel("Time of each person")
  }
}

/// The people, each with a bar.
struct PeopleRows: View {
  let people: [Person]

  var body: some View {
    BarRows(
      rows: people.enumerated().map { index, person in
        BarRow(
          id: person.id,
          name: person.name,
          value: person.totals.duration,
          color: PeopleChart.color(at: index)
        )
      }
    )
  }
}

/// Somebody's time, device by device.
struct PersonSection: View {
  let person: Person

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
      if let top = person.topCategories(1).first {
        DetailRow(title: "Most used", value: top)
      }
      DetailRow(title: "Pickups", value: person.totals.pickups.formatted())
    }
  }
}

#Preview {
  FamilyView(review: Review())
}
