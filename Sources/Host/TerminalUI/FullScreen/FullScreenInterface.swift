internal import ExtensionProtocol
internal import Layers
internal import PlainTree
internal import TerminalInput
package import TerminalRenderer
internal import ViewTree

/// An app on the whole screen, used by keys and the mouse.
///
/// The last row is the host's own: no tree reaches it. A question of the host's own hides all that an
/// app shows.
package struct FullScreenInterface: UserInterface {
  let title: String
  let remark: String
  var options: TerminalOptions
  var columns: Int
  var rows: Int

  /// What is shown, from the bottom to the top; empty before the first tree.
  var surfaces: [Surface] = []
  var layered: LayeredTree?
  /// How far what scrolls has been scrolled, by the numbers of marks.
  var scrolls: [UInt64: CellPoint] = [:]
  /// What has been typed into fields, by their numbers.
  var drafts: [UInt64: LineEditor] = [:]
  /// What controls have been set to that the tree does not show yet.
  var pending: [UInt64: ControlValue] = [:]
  /// Whether keys go into the field that has the focus.
  var isEditing = false
  /// The control that the process wanted the focus on.
  var wantedFocus: UInt64?
  /// The control that was told last that it has the focus, and not yet that it has lost it.
  var toldFocus: UInt64?
  var menus: [Menu] = []
  var dialog: DialogState?
  /// The first row of the help that is shown; nil where it is not.
  var helpRow: Int?
  var notice: String?
  /// The slider that the mouse holds.
  var dragged: Focus?

  var parser = KeyParser()
  /// When what has been typed of a key counts as it is.
  private var expiry: Double?
  var now = 0.0
  private var uses: [ControlUse] = []
  private var answer: HostDialog.Answer?
  private var screen: ScreenWriter
  var isChanged = true
  package var wantsQuit = false
  package var hidesInput: Bool { false }

  /// - Parameters:
  ///   - title: The app's name.
  ///   - remark: What the host says of what it shows, on its row.
  ///   - columns: The terminal's columns.
  ///   - rows: The terminal's rows.
  ///   - options: How trees are drawn; their size is the terminal's, without the host's row.
  package init(
    title: String,
    remark: String = "",
    columns: Int,
    rows: Int,
    options: TerminalOptions
  ) {
    self.title = title
    self.remark = remark
    self.options = options
    // Rows are written in pieces, so that no isolate would have its end.
    self.options.isolatesRightToLeft = false
    (self.columns, self.rows) = (1, 1)
    screen = ScreenWriter(depth: options.colorDepth, hasAttributes: options.hasAttributes)
    (self.columns, self.rows) = FullScreenInterface.bounded(columns, rows)
    (self.options.columns, self.options.rows) = (self.columns, contentRows)
  }

  private static func bounded(_ columns: Int, _ rows: Int) -> (Int, Int) {
    (min(max(columns, 1), TerminalOptions.columnLimit), min(max(rows, 1), 1000))
  }

  /// The rows above the host's own.
  var contentRows: Int { max(rows - 1, 1) }

  package var size: (columns: Int, rows: Int?) { (columns, contentRows) }

  package mutating func resize(columns: Int, rows: Int) {
    let size = FullScreenInterface.bounded(columns, rows)
    guard size != (self.columns, self.rows) else { return }
    (self.columns, self.rows) = size
    (options.columns, options.rows) = (self.columns, contentRows)
    layOut()
  }

  package mutating func tell(_ notice: String?) {
    guard notice != self.notice else { return }
    self.notice = notice
    isChanged = true
  }

  package mutating func ask(_ dialog: HostDialog?) {
    guard dialog != self.dialog?.dialog else { return }
    self.dialog = dialog.map { DialogState($0) }
    menus = []
    isChanged = true
  }

  package var timeToWake: Double? {
    let dialogTime = dialog.flatMap { $0.isReady ? nil : now + HostDialog.grace }
    return [expiry, dialogTime].compactMap(\.self).min()
  }

  package mutating func read(_ bytes: [UInt8], at now: Double) {
    wake(at: now)
    for event in parser.read(bytes) { take(event) }
    expiry = parser.isWaiting ? now + parser.patience : nil
  }

  package mutating func wake(at now: Double) {
    self.now = now
    dialog?.wake(at: now)
    guard let expiry, now >= expiry else { return }
    self.expiry = nil
    for event in parser.expire() { take(event) }
  }

  package mutating func takeUses() -> [ControlUse] {
    defer { uses = [] }
    return uses
  }

  package mutating func takeAnswer() -> HostDialog.Answer? {
    defer { answer = nil }
    return answer
  }

  package mutating func redraw() {
    screen.forget()
    isChanged = true
  }

  package mutating func frame() -> [UInt8] {
    guard isChanged else { return [] }
    isChanged = false
    let (buffer, cursor) = picture()
    dialog?.wasShown = true
    return screen.bytes(for: buffer, cursor: cursor)
  }

  /// Says that a control was used.
  mutating func emit(_ number: UInt64, _ value: ControlValue) {
    if case .enter = value, let last = uses.last, last.number == number, case .enter = last.value {
      // Of a text that comes at once without being pasted only the whole is of use.
      uses.removeLast()
    }
    uses.append(ControlUse(number, value))
    switch value {
    case .turn, .slide, .choose, .enter: pending[number] = value
    default: break
    }
  }

  /// Whether a use has not been passed on yet.
  func isUntaken(_ number: UInt64) -> Bool { uses.contains { $0.number == number } }

  mutating func take(_ event: InputEvent) {
    isChanged = true
    if let dialog {
      // What cannot be read is not answered.
      guard hasRoom(for: dialog) || event == .key(.escape) else { return }
      answer = self.dialog?.take(event) ?? answer
    } else if helpRow != nil {
      takeHelp(event)
    } else if case .mouse(let mouse) = event {
      take(mouse)
    } else if !menus.isEmpty {
      takeMenu(event)
    } else if isEditing, takeEdit(event) {
      return
    } else {
      takeCommand(event)
    }
  }
}
