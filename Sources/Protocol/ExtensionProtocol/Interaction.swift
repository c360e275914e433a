package import ViewTree

/// A control was used.
package struct ControlEvent: Hashable, Sendable {
  /// Counts the events of a session from 1.
  package var sequence: UInt64
  /// The control's number in the last tree that the host had.
  ///
  /// It may be gone by now; then nothing happens but a tree.
  package var control: UInt64
  package var value: ControlValue

  package init(sequence: UInt64, control: UInt64, value: ControlValue) {
    self.sequence = sequence
    self.control = control
    self.value = value
  }
}

/// What was done with a control.
///
/// A process ignores what does not fit the control.
package enum ControlValue: Hashable, Sendable {
  /// Pressed.
  case press
  /// Turned on or off.
  case turn(Bool)
  /// Moved to a fraction of the range, 0…1.
  case slide(Double)
  /// Stepped up, or down.
  case step(isUp: Bool)
  /// The option at a position was chosen.
  case choose(Int)
  /// The field holds this text now.
  case enter(String)
  /// The text is as it should be: the return key was pressed.
  case submit
  /// The presentation was dismissed without any of its controls.
  case dismiss
  /// The control has the focus now, or has lost it.
  case focus(Bool)
  /// The row was deleted.
  case delete
  /// The user has confirmed a selection in an activity picker.
  case select(TokenSelection)
}

/// An app's question to the user.
package struct AuthorizationRequest: Hashable, Sendable {
  /// What is asked for.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case child, individual
    /// The app gives its authorization back.
    case revoke
  }

  /// Names the question; the answer carries it.
  package var number: UInt64
  package var kind: Kind

  package init(number: UInt64, kind: Kind) {
    self.number = number
    self.kind = kind
  }
}

/// What an app may use.
package struct AuthorizationAnswer: Hashable, Sendable {
  /// Apple's states.
  package enum Status: Int, Hashable, Sendable, CaseIterable {
    case notDetermined, denied, approved
  }

  /// Apple's errors, with Apple's numbers.
  package enum Problem: Int, Hashable, Sendable, CaseIterable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
    case authorizationCanceled, networkError, authenticationMethodUnavailable
  }

  /// The question that is answered; 0 where none was asked.
  package var number: UInt64
  package var status: Status
  /// Why the question was not answered with yes.
  package var problem: Problem?

  package init(number: UInt64 = 0, status: Status, problem: Problem? = nil) {
    self.number = number
    self.status = status
    self.problem = problem
  }
}

/// The most bytes of settings that a host keeps for an app.
package let settingsLimit = 1 << 20
