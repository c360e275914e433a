import CivilCalendar
import Foundation

/// JSON of events and buckets.
enum Export {
  /// An event some seconds after eight o'clock.
  static func event(_ start: Double, _ duration: Double, _ data: String) -> String {
    let milliseconds = Int((start * 1_000).rounded())
    let moment = TimeZoneRules.utc.rfc3339(ExportFixture.eight + Int64(milliseconds / 1_000))
    let fraction = String(format: ".%03d000+00:00", milliseconds % 1_000)
    return """
      {"timestamp": "\(moment.dropLast())\(fraction)", "duration": \(duration), "data": \(data)}
      """
  }

  static func app(_ start: Double, _ duration: Double, _ name: String) -> String {
    event(start, duration, #"{"app": "\#(name)", "title": "Secret – 秘密 \"x\""}"#)
  }

  static func status(_ start: Double, _ duration: Double, _ status: String) -> String {
    event(start, duration, #"{"status": "\#(status)"}"#)
  }

  static func page(
    _ start: Double,
    _ duration: Double,
    _ url: String,
    audible: Bool = false,
    incognito: Bool = false
  ) -> String {
    event(
      start,
      duration,
      #"{"url": "\#(url)", "title": "T", "audible": \#(audible), "incognito": \#(incognito)}"#
    )
  }

  static func bucket(
    _ id: String,
    _ type: String,
    host: String = "desk",
    client: String = "aw-client",
    _ events: [String]
  ) -> String {
    """
    {"id": "\(id)", "created": "2026-01-01T00:00:00+00:00", "name": null, "type": "\(type)",
     "client": "\(client)", "hostname": "\(host)", "events": [\(events.joined(separator: ",\n"))]}
    """
  }

  static func windows(_ events: [String], host: String = "desk") -> String {
    bucket("aw-watcher-window_\(host)", "currentwindow", host: host, events)
  }

  static func afk(_ events: [String], host: String = "desk") -> String {
    bucket("aw-watcher-afk_\(host)", "afkstatus", host: host, events)
  }

  static func web(_ events: [String]) -> String {
    bucket("aw-watcher-web-firefox", "web.tab.current", host: "unknown", events)
  }

  /// An export as both servers write it.
  static func file(_ buckets: [String]) -> String {
    let map = buckets.enumerated().map { "\"b\($0.offset)\": \($0.element)" }
    return "{\"buckets\": {\(map.joined(separator: ", "))}}"
  }
}
