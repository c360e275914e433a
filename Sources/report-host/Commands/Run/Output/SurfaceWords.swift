import ChartModel
import CivilCalendar
import PlainTree
import TerminalRenderer

extension ChartTimeFormatter {
  /// Words for moments as clocks in a zone show them.
  init(zone: TimeZoneRules) {
    self.init(offset: { time in Int(zone.offset(at: Int64(exactly: time.rounded(.down)) ?? 0)) })
  }
}

extension TerminalOptions {
  /// Plain cells, with names behind tokens.
  init(columns: Int, names: TokenNames) {
    self.init(
      columns: columns,
      resolveToken: { label in names.name(of: label).map { TokenName(name: $0) } }
    )
  }
}
