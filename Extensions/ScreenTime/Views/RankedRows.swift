import SwiftUI

/// One line of a ranking.
struct RankedRow: Identifiable {
  let id: String
  let name: String
  let value: Double
  let text: String
  let color: Color
}

extension RankedRow {
  init(_ item: ItemUsage) {
    id = item.id
    name = item.name
    value = item.duration
    text = item.duration.brief
    color = .blue
  }

  init(_ item: ItemUsage, counting key: KeyPath<ItemUsage, Int>, color: Color) {
    id = item.id
    name = item.name
    value = Double(item[keyPath: key])
    text = item[keyPath: key].formatted()
    self.color = color
  }

  init(_ category: CategoryShare, color: Color) {
    id = category.name
    name = category.name
    value = category.duration
    text = category.duration.brief
    self.color = color
  }
}

/// A ranking: names, bars in proportion to the first, and values.
struct RankedRows: View {
  let rows: [RankedRow]

  var body: some View {
    let most = rows.first?.value ?? 1
    Grid(alignment: .leading) {
      ForEach(rows) { row in
        GridRow {
          Text(row.name)
            .lineLimit(1)
          ProgressView(value: min(row.value, most), total: most)
            .tint(row.color)
            .accessibilityHidden(true)
          Text(row.text)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .gridColumnAlignment(.trailing)
        }
      }
    }
  }
}
