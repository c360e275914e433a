internal import TerminalInput

/// A question of the host's own, while it is being answered.
struct DialogState {
  let dialog: HostDialog
  /// What has been typed of yes or no.
  private(set) var line = LineEditor()
  private var secret = ""
  private(set) var selected = 0
  /// Why an answer was none.
  private(set) var hint: String?
  /// Whether it has been on the screen.
  var wasShown = false
  private var appeared: Double?
  /// Whether what is typed was meant for it.
  private(set) var isReady = false

  /// The most bytes of a passphrase, as everywhere where one is asked for.
  private static let secretLimit = 1024

  init(_ dialog: HostDialog) {
    self.dialog = dialog
  }

  mutating func wake(at now: Double) {
    guard wasShown, !isReady else { return }
    if let appeared {
      isReady = now - appeared >= HostDialog.grace
    } else {
      appeared = now
    }
  }

  /// Takes what was typed; the answer, where there is one.
  mutating func take(_ event: InputEvent) -> HostDialog.Answer? {
    guard isReady else { return nil }
    if case .key(.escape, _) = event { return .cancel }
    switch dialog.kind {
    case .confirm: return confirm(event)
    case .passphrase: return passphrase(event)
    case .choice(let options): return choose(event, options.count)
    }
  }

  private mutating func confirm(_ event: InputEvent) -> HostDialog.Answer? {
    switch event {
    case .text(let character) where line.count < 16: line.insert(String(character))
    case .key(.enter, _): return confirmed()
    case .key(let key, let modifiers): _ = line.take(key, modifiers)
    default: break
    }
    return nil
  }

  private mutating func confirmed() -> HostDialog.Answer? {
    defer { line = LineEditor() }
    switch line.text.lowercased().split(separator: " ") {
    case ["yes"]: return .yes
    case ["no"]: return .no
    default:
      hint = "Please type yes or no."
      return nil
    }
  }

  private mutating func passphrase(_ event: InputEvent) -> HostDialog.Answer? {
    switch event {
    case .text(let character): add(String(character))
    case .paste(let text): add(text)
    case .key(.backspace, _): _ = secret.popLast()
    case .key(.control("u"), _): secret = ""
    case .key(.enter, _):
      guard !secret.isEmpty else {
        hint = "Nothing was typed."
        return nil
      }
      defer { secret = "" }
      return .passphrase(secret)
    default: break
    }
    return nil
  }

  private mutating func add(_ text: String) {
    guard secret.utf8.count + text.utf8.count <= DialogState.secretLimit else {
      hint = "A passphrase has at most \(DialogState.secretLimit) bytes."
      return
    }
    secret += text
  }

  private mutating func choose(_ event: InputEvent, _ count: Int) -> HostDialog.Answer? {
    switch event {
    case .key(.up, _), .key(.tab, .shift): selected = max(selected - 1, 0)
    case .key(.down, _), .key(.tab, _): selected = max(min(selected + 1, count - 1), 0)
    case .key(.enter, _): return count > 0 ? .choice(selected) : .cancel
    default: break
    }
    return nil
  }
}
