/// When an event was.
struct EventTime {
  /// Microseconds since 1970.
  var start: Int64
  /// Microseconds; negative in some old records.
  var duration: Int64

  /// Microseconds since 1970; the end of time where it would be behind it.
  var end: Int64 {
    let (end, overflow) = start.addingReportingOverflow(max(0, duration))
    return overflow ? .max : end
  }
}

/// What of an event's `data` activity is made of, in memory that is used for one event after another.
///
/// Every front of ActivityWatch reads it here: exports and answers of a server as a part of a longer
/// text, databases as a text of its own.
struct EventData {
  /// The application, the Android package or the page's address; empty where there is none.
  private(set) var name: [UInt8] = []
  /// What Android calls the application.
  private(set) var label: [UInt8] = []
  private(set) var isActive = false
  private(set) var isAudible = false
  private(set) var isIncognito = false
  /// All strings that stand directly in the object, for rules that search them; never kept.
  private(set) var texts = RuleTexts()
  /// Whether ``texts`` are wanted.
  let keepsTexts: Bool

  init(keepsTexts: Bool = false) { self.keepsTexts = keepsTexts }

  /// Forgets the event before.
  mutating func clear() {
    name.removeAll(keepingCapacity: true)
    label.removeAll(keepingCapacity: true)
    isActive = false
    isAudible = false
    isIncognito = false
    if keepsTexts { texts.removeAll() }
  }

  /// Reads a whole text; false where it is not a JSON object.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ kind: BucketHeader.Kind,
    _ reader: inout JSONReader
  ) -> Bool {
    clear()
    if readFlat(bytes, kind, &reader) { return true }
    clear()
    reader.restart(bytes)
    do throws(JSONError) {
      try read(kind, from: &reader)
      try reader.end()
      return true
    } catch {
      return false
    }
  }

  /// Reads an object from a longer text.
  mutating func read(
    _ kind: BucketHeader.Kind,
    from reader: inout JSONReader
  ) throws(JSONError) {
    clear()
    try reader.beginObject()
    while try reader.nextKey() {
      let field = Field(kind) { reader.isText($0) }
      if keepsTexts { texts.begin(reader.text) }
      switch try reader.kind() {
      case .string:
        try reader.readString()
        reader.text.withUnsafeBufferPointer { take(field, $0) }
        if keepsTexts { texts.end(reader.text) }
      case .literal: set(field, try reader.readLiteral() ?? false)
      default:
        unset(field)
        try reader.skipValue()
      }
    }
  }
}

// Which keys mean what.
extension EventData {
  fileprivate enum Field {
    case name, label, status, isAudible, isIncognito, other

    @inline(__always)
    init(_ kind: BucketHeader.Kind, _ isKey: (StaticString) -> Bool) {
      switch kind {
      case .window where isKey("app"), .android where isKey("package"), .web where isKey("url"):
        self = .name
      case .android where isKey("app"): self = .label
      case .afk where isKey("status"): self = .status
      case .web where isKey("audible"): self = .isAudible
      case .web where isKey("incognito"): self = .isIncognito
      default: self = .other
      }
    }
  }

  fileprivate mutating func take(_ field: Field, _ text: UnsafeBufferPointer<UInt8>) {
    switch field {
    case .name: Self.replace(&name, text)
    case .label: Self.replace(&label, text)
    case .status: isActive = text.elementsEqual("not-afk".utf8)
    case .isAudible, .isIncognito, .other: unset(field)
    }
  }

  @inline(__always)
  private static func replace(_ bytes: inout [UInt8], _ text: UnsafeBufferPointer<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text)
  }

  fileprivate mutating func set(_ field: Field, _ flag: Bool) {
    switch field {
    case .isAudible: isAudible = flag
    case .isIncognito: isIncognito = flag
    default: unset(field)
    }
  }

  /// Of a key that stands twice the last counts, also where it says nothing.
  fileprivate mutating func unset(_ field: Field) {
    switch field {
    case .name: name.removeAll(keepingCapacity: true)
    case .label: label.removeAll(keepingCapacity: true)
    case .status: isActive = false
    case .isAudible: isAudible = false
    case .isIncognito: isIncognito = false
    case .other: break
    }
  }
}

// The short way for what watchers write.
extension EventData {
  /// Reads a flat object; false where it has to be read the long way.
  ///
  /// What is skipped is not checked to be UTF-8.
  fileprivate mutating func readFlat(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ kind: BucketHeader.Kind,
    _ reader: inout JSONReader
  ) -> Bool {
    var scanner = FlatObjectScanner(bytes)
    guard scanner.begin() else { return false }
    while let key = scanner.nextKey() {
      let field = Field(kind) { word in
        key.count == word.utf8CodeUnitCount
          && word.withUTF8Buffer { $0.elementsEqual(key) }
      }
      switch scanner.value() {
      case .string(let text):
        if field == .other && !keepsTexts { continue }
        if FlatObjectScanner.isPlain(text) {
          // Plain texts are ASCII, and cut as the long way cuts them.
          let start = UnsafeBufferPointer(rebasing: text.prefix(reader.limits.textLength))
          keep(start, of: field, key)
        } else {
          guard Self.decode(text, &reader) else { return false }
          reader.text.withUnsafeBufferPointer { keep($0, of: field, key) }
        }
      case .flag(let flag): set(field, flag)
      case .other: unset(field)
      case nil: return false
      }
    }
    return scanner.isComplete
  }

  private mutating func keep(
    _ text: UnsafeBufferPointer<UInt8>,
    of field: Field,
    _ key: UnsafeBufferPointer<UInt8>
  ) {
    take(field, text)
    if keepsTexts { texts.add(key, text) }
  }

  /// Decodes the bytes between two quotes into the reader's text.
  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>,
    _ reader: inout JSONReader
  ) -> Bool {
    guard let start = text.baseAddress else { return false }
    reader.restart(UnsafeBufferPointer(start: start - 1, count: text.count + 2))
    do throws(JSONError) {
      try reader.readString()
      return true
    } catch {
      return false
    }
  }
}
