import Compositor
import ExtensionHost
import Sanitizer

/// What an app and its extensions wrote, and what the user should know, until there is a screen to
/// show it on.
///
/// An app may write for as long as it is open, so the beginning is kept and the rest counted.
struct AppLog {
  private struct Voice {
    var bytes: [UInt8] = []
    var droppedBytes = 0
  }

  private let appName: String
  private var sources: [String] = []
  private var voices: [String: Voice] = [:]
  private var notes: [String] = []

  private static let byteLimit = 65_536
  private static let sourceLimit = 16
  private static let noteLimit = 32

  init(_ appName: String) { self.appName = appName }

  mutating func add(_ logs: [ProcessLog]) {
    for log in logs {
      add(log.bytes, from: log.source)
      for note in log.notes where !notes.contains(note) && notes.count < Self.noteLimit {
        notes.append(note)
      }
      if let summary = RefusalSummary(log.refusals).line {
        let note = ExtensionVoice(log.source).note(summary)
        if !notes.contains(note), notes.count < Self.noteLimit { notes.append(note) }
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], from source: String) {
    guard !bytes.isEmpty else { return }
    if voices[source] == nil {
      guard sources.count < Self.sourceLimit else { return }
      sources.append(source)
    }
    var voice = voices[source] ?? Voice()
    let kept = bytes.prefix(max(0, Self.byteLimit - voice.bytes.count))
    voice.bytes += kept
    voice.droppedBytes += bytes.count - kept.count
    voices[source] = voice
  }

  /// Writes all of it to standard error.
  func tell(_ console: Console, _ more: String?...) {
    for note in notes + more.compactMap({ $0 }) { console.note(Sanitizer.sanitized(note)) }
    for source in sources {
      let voice = ExtensionVoice(source)
      let shown = ShownLog(voices[source]?.bytes ?? [])
      for line in shown.lines { console.note(voice.line(line)) }
      let dropped = shown.droppedBytes + (voices[source]?.droppedBytes ?? 0)
      if dropped > 0 { console.note(voice.note("\(dropped) more bytes of output were dropped")) }
    }
  }
}
