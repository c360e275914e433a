internal import Sandbox

/// What the processes of an app say, until somebody wants to know; bounded, whatever they say.
final class ProcessLogs {
  private var logs: [ProcessLog] = []
  private var byteCount = 0
  /// What was told already, so that it is told once.
  private var noted: Set<String> = []

  private static let byteLimit = 1 << 20
  private static let noteLimit = 100
  private static let refusalLimit = 100

  func write(_ source: String, _ bytes: [UInt8]) {
    let kept = Array(bytes.prefix(max(Self.byteLimit - byteCount, 0)))
    guard !kept.isEmpty else { return }
    byteCount += kept.count
    logs.append(ProcessLog(source: source, bytes: kept, refusals: [], notes: []))
  }

  func note(_ source: String, _ notes: [String]) {
    let new = notes.filter { note in
      noted.count < Self.noteLimit && noted.insert("\(source)\n\(note)").inserted
    }
    guard !new.isEmpty else { return }
    logs.append(ProcessLog(source: source, bytes: [], refusals: [], notes: new))
  }

  func refuse(_ source: String, _ refusals: [Refusal]) {
    guard !refusals.isEmpty, logs.count(where: { !$0.refusals.isEmpty }) < Self.refusalLimit else {
      return
    }
    logs.append(ProcessLog(source: source, bytes: [], refusals: refusals, notes: []))
  }

  /// All since the last call.
  func take() -> [ProcessLog] {
    defer {
      logs = []
      byteCount = 0
    }
    return logs
  }
}
