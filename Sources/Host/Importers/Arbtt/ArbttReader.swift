internal import CivilCalendar

/// Reads what `arbtt-dump -t JSON` writes: one array of samples, or one sample after another.
struct ArbttReader: ~Copyable {
  private var json: JSONReader
  private var isArray = false
  /// The sample that is being read, for errors.
  private(set) var index = -1

  init(_ json: consuming JSONReader) { self.json = json }

  var offset: Int64 { json.offset }
  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { json.readFailure }

  /// The next sample; nil at the end.
  mutating func next() throws(JSONError) -> ArbttSample? {
    if index < 0, !isArray, !json.isEmpty(), json.peekKind() == .array {
      isArray = true
      try json.beginArray()
    }
    guard isArray ? try json.nextElement() : json.peekKind() != nil else {
      try json.end()
      return nil
    }
    index += 1
    return try readSample()
  }

  private mutating func readSample() throws(JSONError) -> ArbttSample {
    var (time, rate): (Int64?, Int64?)
    var inactive: Int64 = 0
    var program: ArbttSample.Program?
    try json.beginObject()
    while try json.nextKey() {
      if json.isText("date") {
        time = try readDate()
      } else if json.isText("rate") {
        rate = try readMilliseconds("rate")
      } else if json.isText("inactive") {
        inactive = try readMilliseconds("inactive")
      } else if json.isText("windows") {
        program = try readWindows()
      } else {
        try json.skipValue()
      }
    }
    guard let time else { throw json.failure("date missing") }
    guard let rate else { throw json.failure("rate missing") }
    return ArbttSample(time: time, rate: rate, inactive: inactive, program: program)
  }

  private mutating func readDate() throws(JSONError) -> Int64 {
    guard try json.kind() == .string else { throw json.failure("date is not a string") }
    try json.readString()
    guard let date = json.text.withUnsafeBufferPointer({ RFC3339.parse($0) }) else {
      throw json.failure("date is not a date and time of RFC 3339")
    }
    return date.microseconds
  }

  private mutating func readMilliseconds(_ name: String) throws(JSONError) -> Int64 {
    guard try json.kind() == .number else {
      throw json.failure("\(name) is not a number of milliseconds")
    }
    guard let microseconds = try json.readMicroseconds() else {
      throw json.failure("\(name) is out of range")
    }
    return microseconds / 1_000_000
  }

  /// The program of the first window that is in front and can be seen.
  private mutating func readWindows() throws(JSONError) -> ArbttSample.Program? {
    var front: ArbttSample.Program?
    try json.beginArray()
    while try json.nextElement() {
      let program = try readWindow()
      front = front ?? program
    }
    return front
  }

  private mutating func readWindow() throws(JSONError) -> ArbttSample.Program? {
    var (isInFront, isHidden) = (false, false)
    var name: String?
    try json.beginObject()
    while try json.nextKey() {
      if json.isText("active") {
        isInFront = try json.readFlag()
      } else if json.isText("hidden") {
        isHidden = try json.readFlag()
      } else if json.isText("program") {
        name = try json.readOptionalString()
        if json.isTextCut { name = nil }
      } else {
        try json.skipValue()
      }
    }
    return isInFront && !isHidden ? ArbttSample.Program(name: name) : nil
  }
}
