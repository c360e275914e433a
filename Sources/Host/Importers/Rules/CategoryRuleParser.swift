/// Finds the classes in ActivityWatch's settings.
struct CategoryRuleParser: ~Copyable {
  private var reader: JSONReader
  private var rules: [CategoryRules.Rule]?

  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { reader.readFailure }

  init(_ reader: consuming JSONReader) { self.reader = reader }

  /// Reads everything; nil where there are settings without classes.
  mutating func read() throws(JSONError) -> [CategoryRules.Rule]? {
    guard !reader.isEmpty() else { throw reader.failure("there is nothing in it") }
    switch try reader.kind() {
    case .array: try readList()
    case .object: try readSettings()
    default: throw reader.failure("neither settings nor a list of classes")
    }
    try reader.end()
    return rules
  }

  private mutating func readSettings() throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      let isList = reader.isText("classes") || reader.isText("categories")
      if isList, try reader.kind() == .array {
        try readList()
      } else {
        try reader.skipValue()
      }
    }
  }

  private mutating func readList() throws(JSONError) {
    var found: [CategoryRules.Rule] = []
    var index = 0
    try reader.beginArray()
    while try reader.nextElement() {
      guard index < CategoryRules.limit else {
        throw reader.failure("more than \(CategoryRules.limit) classes")
      }
      guard try reader.kind() == .object else {
        throw reader.failure("classes[\(index)] is no object")
      }
      if let rule = try readClass(index) { found.append(rule) }
      index += 1
    }
    rules = found
  }

  /// Reads a class; nil where nothing belongs to it.
  private mutating func readClass(_ index: Int) throws(JSONError) -> CategoryRules.Rule? {
    var rule = CategoryRules.Rule(category: [], regex: "", ignoresCase: false, fields: [])
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.isText("name") {
        rule.category = try readWords("name of classes[\(index)]")
      } else if reader.isText("rule"), try reader.kind() == .object {
        try readRule(&rule, index)
      } else {
        try reader.skipValue()
      }
    }
    guard !rule.category.isEmpty, !rule.category.contains("") else {
      throw reader.failure("classes[\(index)] has no name")
    }
    return rule.regex.isEmpty ? nil : rule
  }

  private mutating func readRule(
    _ rule: inout CategoryRules.Rule,
    _ index: Int
  ) throws(JSONError) {
    var isRegex = true
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.isText("type") {
        // Rules of a kind that is not said are regular expressions, as in aw-core.
        isRegex = try readString() ?? "regex" == "regex"
      } else if reader.isText("regex") {
        rule.regex = try readString() ?? ""
        guard !reader.isTextCut || rule.regex.isEmpty else {
          throw reader.failure(
            "regex of classes[\(index)] is longer than \(reader.limits.textLength) bytes"
          )
        }
      } else if reader.isText("ignore_case") {
        rule.ignoresCase = try reader.readFlag()
      } else if reader.isText("select_keys"), try reader.kind() == .array {
        rule.fields = try readWords("select_keys of classes[\(index)]")
      } else {
        try reader.skipValue()
      }
    }
    if !isRegex { rule.regex = "" }
  }

  private mutating func readString() throws(JSONError) -> String? {
    try reader.readOptionalString()
  }

  /// Reads a string or a list of strings.
  private mutating func readWords(_ place: String) throws(JSONError) -> [String] {
    guard try reader.kind() == .array else {
      guard let word = try readString() else {
        throw reader.failure("\(place) is no list of texts")
      }
      return [word]
    }
    var words: [String] = []
    try reader.beginArray()
    while try reader.nextElement() {
      guard words.count < CategoryRules.depth else {
        throw reader.failure("\(place) has more than \(CategoryRules.depth) parts")
      }
      guard let word = try readString() else {
        throw reader.failure("\(place) is no list of texts")
      }
      words.append(word)
    }
    return words
  }
}
