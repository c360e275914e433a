/// What a process was asked for and has not answered.
struct AnswerDebts {
  private(set) var lastRender: UInt64 = 0
  private var owesRender = false
  private var owesPlaces = false
  private var lastEvent: UInt64 = 0
  private(set) var answeredEvent: UInt64 = 0

  var isOwing: Bool { owesRender || owesPlaces || answeredEvent < lastEvent }

  /// The next render; nothing that was asked before it will be answered for it.
  mutating func render() -> UInt64 {
    lastRender &+= 1
    owesRender = true
    owesPlaces = false
    return lastRender
  }

  mutating func event() -> UInt64 {
    lastEvent &+= 1
    return lastEvent
  }

  /// The places of a tree's nodes were sent, which another tree answers.
  mutating func places() { owesPlaces = true }

  /// What a tree or failure is good for.
  enum Answer: Equatable {
    case taken
    /// It belongs to a render before the last.
    case outdated
    case unasked(String)
  }

  /// Judges a tree.
  mutating func tree(of render: UInt64, showing event: UInt64, isFree: Bool) -> Answer {
    if let wrong = judge(render, isFree: isFree) { return wrong }
    guard event <= lastEvent else {
      return .unasked("it shows the effect of event \(event), the last was \(lastEvent)")
    }
    (owesRender, owesPlaces) = (false, false)
    answeredEvent = max(answeredEvent, event)
    return .taken
  }

  /// Judges a failure, which answers all that there is to answer.
  mutating func failure(of render: UInt64) -> Answer {
    if let wrong = judge(render, isFree: false) { return wrong }
    (owesRender, owesPlaces, answeredEvent) = (false, false, lastEvent)
    return .taken
  }

  private func judge(_ render: UInt64, isFree: Bool) -> Answer? {
    guard render <= lastRender, render > 0 else {
      return .unasked("it answers request \(render), asked was \(lastRender)")
    }
    guard render == lastRender else { return .outdated }
    guard isFree || isOwing else {
      return .unasked("it answers with a message that was not asked for")
    }
    return nil
  }
}
