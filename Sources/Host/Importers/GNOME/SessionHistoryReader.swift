/// Reads GNOME Shell's `session-active-history.json` with the checks that GNOME itself makes
/// (gnome-shell, js/misc/timeLimitsManager.js, `_loadTransitions`).
struct SessionHistoryReader: ~Copyable {
  private var json: JSONReader
  private var hasBegun = false
  private var lastTime = Int64.min
  /// The transition that is being read, for errors.
  private(set) var index = -1

  init(_ json: consuming JSONReader) { self.json = json }

  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { json.readFailure }

  func failure(_ message: String) -> JSONError { json.failure(message) }

  /// The next transition; nil at the end.
  mutating func next() throws(JSONError) -> UserStateTransition? {
    if !hasBegun {
      hasBegun = true
      guard !json.isEmpty() else { throw json.failure("the file is empty") }
      try json.beginArray()
    }
    guard try json.nextElement() else {
      try json.end()
      return nil
    }
    index += 1
    let transition = try readTransition()
    guard transition.time >= lastTime else {
      throw json.failure("wallTimeSecs is before that of the transition before")
    }
    lastTime = transition.time
    return transition
  }

  private mutating func readTransition() throws(JSONError) -> UserStateTransition {
    var (old, new, time): (Bool?, Bool?, Int64?)
    try json.beginObject()
    while try json.nextKey() {
      if json.isText("oldState") {
        old = try readState("oldState")
      } else if json.isText("newState") {
        new = try readState("newState")
      } else if json.isText("wallTimeSecs") {
        time = try readTime()
      } else {
        try json.skipValue()
      }
    }
    guard let old else { throw json.failure("oldState missing") }
    guard let new else { throw json.failure("newState missing") }
    guard let time else { throw json.failure("wallTimeSecs missing") }
    guard old != new else { throw json.failure("oldState and newState are the same") }
    return UserStateTransition(isActive: new, time: time)
  }

  private mutating func readState(_ name: String) throws(JSONError) -> Bool {
    if try json.kind() == .number {
      try json.readNumber()
      if json.isText("0") { return false }
      if json.isText("1") { return true }
    }
    throw json.failure("\(name) is neither 0 nor 1")
  }

  private mutating func readTime() throws(JSONError) -> Int64 {
    guard try json.kind() == .number else {
      throw json.failure("wallTimeSecs is not a number of seconds")
    }
    guard let microseconds = try json.readMicroseconds(), microseconds % 1_000_000 == 0 else {
      throw json.failure("wallTimeSecs is not a whole number of seconds, or out of range")
    }
    return microseconds / 1_000_000
  }
}
