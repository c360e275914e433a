import ViewTree

/// The numbers of a heat map: fields between two sets of categories, whose colours stand for numbers.
///
/// The longer set makes the rows, so that a day of hours by weekday fits a page.
struct FieldTable {
  private(set) var header: [String]
  private(set) var rows: [[String]] = []
  private(set) var hiddenRows = 0

  /// Nil for a chart that is none.
  init?(_ chart: Chart, rowLimit: Int, columnLimit: Int) {
    guard !chart.marks.isEmpty, let fields = Self.fields(chart) else { return nil }
    let across = Self.order(fields.map(\.x))
    let down = Self.order(fields.map(\.y))
    let isTurned = across.count > down.count
    let (lines, columns) = isTurned ? (across, down) : (down, across)
    let shownColumns = columns.prefix(columnLimit)
    let shownLines = lines.prefix(rowLimit)
    let label = isTurned ? chart.labels.x : chart.labels.y
    header = [label ?? ""] + shownColumns
    hiddenRows = lines.count - shownLines.count
    let places = Dictionary(uniqueKeysWithValues: shownColumns.enumerated().map { ($1, $0) })
    let numbers = Dictionary(uniqueKeysWithValues: shownLines.enumerated().map { ($1, $0) })
    let quantity = Quantity(label: chart.labels.series)
    rows = shownLines.map { [$0] + shownColumns.map { _ in ChartData.nothing } }
    for field in fields {
      let (line, column) = isTurned ? (field.x, field.y) : (field.y, field.x)
      guard let row = numbers[line], let place = places[column] else { continue }
      rows[row][place + 1] = quantity.text(field.value)
    }
  }

  private typealias Field = (x: String, y: String, value: Double)

  private static func fields(_ chart: Chart) -> [Field]? {
    var fields: [Field] = []
    for mark in chart.marks {
      guard mark.kind == .rectangle, case .category(let x) = mark.x, case .category(let y) = mark.y,
        case .number(let value) = mark.series
      else { return nil }
      fields.append((x, y, value))
    }
    return fields
  }

  /// Each name once, in the order in which they come.
  private static func order(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
