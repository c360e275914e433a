package import ExtensionProtocol
package import PlainTree
package import ViewTree

/// Shows an app to somebody at a terminal and hears what they do.
///
/// It is a state machine: bytes and trees go in, bytes and uses of controls come out. It waits for
/// nothing and knows no process.
package protocol UserInterface {
  /// The cells that trees are made for; without rows they are as long as they like.
  var size: (columns: Int, rows: Int?) { get }
  /// When ``wake(at:)`` is to be called, in seconds of the clock that it is called with; nil for never.
  var timeToWake: Double? { get }
  /// Whether the user is done with the app.
  var wantsQuit: Bool { get }
  /// Whether what is typed must not be shown by the terminal.
  var hidesInput: Bool { get }

  /// Takes the terminal's size.
  mutating func resize(columns: Int, rows: Int)

  /// Takes a new tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, whose marks have numbers of their own.
  ///   - unanswered: The numbers of controls that have been used in a way that the tree does not show
  ///     yet; what has been typed into such fields stands.
  ///   - names: Looks up what tokens stand for.
  mutating func show(
    _ tree: ViewTree,
    unanswered: Set<UInt64>,
    names: @escaping @Sendable (TokenLabel) -> TokenName?
  )

  /// Shows words of the host's own about the app; nil for none.
  mutating func tell(_ notice: String?)

  /// Asks a question of the host's own, over everything; nil takes it back.
  ///
  /// The same question again is the same one.
  mutating func ask(_ dialog: HostDialog?)

  /// Takes what was typed.
  mutating func read(_ bytes: [UInt8], at now: Double)

  /// Does what time has come for.
  mutating func wake(at now: Double)

  /// What was used since the last time, in order.
  mutating func takeUses() -> [ControlUse]

  /// The answer to the host's question, where there is one.
  mutating func takeAnswer() -> HostDialog.Answer?

  /// Whether the user wants to know what has been recorded meanwhile, since the last call.
  mutating func takeRefresh() -> Bool

  /// Shows everything anew the next time.
  mutating func redraw()

  /// What the terminal is to be sent; nothing where nothing has changed.
  mutating func frame() -> [UInt8]
}

extension UserInterface {
  /// A screen that is always up to date has nothing to ask for.
  package mutating func takeRefresh() -> Bool { false }
}

/// A control was used.
package struct ControlUse: Hashable, Sendable {
  /// The mark's number.
  package var number: UInt64
  package var value: ControlValue

  package init(_ number: UInt64, _ value: ControlValue) {
    self.number = number
    self.value = value
  }
}

/// A question of the host's own to the person at the terminal.
package struct HostDialog: Hashable, Sendable {
  /// How it is answered.
  package enum Kind: Hashable, Sendable {
    /// By typing yes or no in full: one key pressed by accident is no answer.
    case confirm
    /// By typing a secret.
    case passphrase
    /// By one of these.
    case choice([String])
  }

  /// An answer.
  package enum Answer: Hashable, Sendable {
    case yes
    case no
    case passphrase(String)
    case choice(Int)
    /// It was closed without an answer.
    case cancel
  }

  package var title: String
  package var lines: [String]
  /// Why it is asked again.
  package var problem: String?
  package var kind: Kind

  package init(title: String, lines: [String], problem: String? = nil, kind: Kind) {
    self.title = title
    self.lines = lines
    self.problem = problem
    self.kind = kind
  }

  /// What is typed within this time after the question appeared was meant for something else, in
  /// seconds.
  package static let grace = 0.5
}
