/// The kinds of files that activity can be imported from, by the names that `--format` takes.
package enum SourceFormat: String, CaseIterable, Sendable {
  case activityWatch = "activitywatch"
  case activityWatchRust = "aw-server-rust"
  case activityWatchPython = "aw-server"
  case screenTime = "screen-time"
  case knowledgeC = "knowledgec"
  case digitalWellbeing = "digital-wellbeing"
  case gnome
  case firefox
  case chrome
  case rescueTime = "rescuetime"
  case arbtt

  /// What people call it.
  package var title: String {
    switch self {
    case .activityWatch: "ActivityWatch export"
    case .activityWatchRust: "ActivityWatch database (aw-server-rust)"
    case .activityWatchPython: "ActivityWatch database (aw-server)"
    case .screenTime: "Apple Screen Time database"
    case .knowledgeC: "Apple knowledgeC database"
    case .digitalWellbeing: "Android Digital Wellbeing database"
    case .gnome: "GNOME session history"
    case .firefox: "Firefox history"
    case .chrome: "Chrome history"
    case .rescueTime: "RescueTime table"
    case .arbtt: "arbtt dump"
    }
  }
}
