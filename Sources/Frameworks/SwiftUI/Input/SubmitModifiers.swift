extension View {
  /// Runs an action when what was written is submitted.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    setting {
      $0.controls.submitActions.append(SubmitAction(triggers: triggers, action: action))
    }
  }

  /// Keeps what is written from being submitted further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    setting { if isBlocking { $0.controls.submitActions = [] } }
  }

  /// Names the key that submits.
  ///
  /// Accepted without effect: there is no keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// What happens when text of a kind is submitted.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The type of the bits.
  public typealias RawValue = Int
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Words to search for.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the key that submits.
public struct SubmitLabel: Sendable {
  /// Done.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel() }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel() }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel() }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel() }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}
