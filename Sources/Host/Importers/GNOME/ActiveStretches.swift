/// Makes stretches of time in use out of the transitions of a session.
struct ActiveStretches {
  /// Since when someone has been there, with nothing that says until when; seconds since 1970.
  private(set) var openSince: Int64?
  /// Transitions into the state that the session was in already.
  ///
  /// GNOME writes such where two transitions of the same second cancelled each other.
  private(set) var repeatedTransitions = 0
  /// Whether the history begins with an end, so that the start is not known.
  private(set) var beginsActive = false
  /// Stretches of a day or longer: the desktop never told that nobody was there.
  private(set) var endlessStretches = 0

  private var isFirst = true
  /// What has been in use without a break, up to the last end.
  private var unbroken: Range<Int64>?

  /// Takes a transition; returns the stretch that it ends.
  mutating func take(_ transition: UserStateTransition) -> Range<Int64>? {
    defer { isFirst = false }
    guard let start = openSince else {
      if transition.isActive {
        openSince = transition.time
      } else if isFirst {
        beginsActive = true
      } else {
        repeatedTransitions += 1
      }
      return nil
    }
    guard !transition.isActive else {
      repeatedTransitions += 1
      return nil
    }
    openSince = nil
    guard start < transition.time else { return nil }
    note(start..<transition.time)
    return start..<transition.time
  }

  /// Counts what has been in use for a day, once.
  private mutating func note(_ stretch: Range<Int64>) {
    var whole = stretch
    var wasEndless = false
    if let unbroken, unbroken.upperBound == stretch.lowerBound {
      whole = unbroken.lowerBound..<stretch.upperBound
      wasEndless = unbroken.count >= 86_400
    }
    if whole.count >= 86_400, !wasEndless { endlessStretches += 1 }
    unbroken = whole
  }
}
