import Testing

@testable import Importers

@Suite("Category rules")
struct CategoryRuleTests {
  /// What rules say of one event.
  static func category(
    _ classes: String,
    _ texts: (field: StaticString, text: String)...
  ) throws -> String? {
    let rules = try #require(try CategoryRules(json: Array(classes.utf8)))
    var event = RuleTexts()
    for text in texts { event.add(text.field, Array(text.text.utf8)) }
    return RuleMatcher(rules).category(of: event)
  }

  static let work = """
    [{"id": 0, "name": ["Work"], "rule": {"type": "regex", "regex": "Docs|libreoffice"}},
     {"id": 1, "name": ["Work", "Programming"], "rule": {"type": "regex", "regex": "GitHub|vim",
       "ignore_case": true}, "data": {"color": "#00f"}},
     {"id": 2, "name": ["Media"], "rule": {"type": "regex", "regex": "VLC|GitHub Radio"}},
     {"id": 3, "name": ["Uncategorized"], "rule": {"type": null}},
     {"id": 4, "name": ["Empty"], "rule": {"type": "regex", "regex": ""}},
     {"id": 5, "name": ["Off"], "rule": {"type": "none", "regex": "."}}]
    """

  @Test("A regular expression is searched in every text of an event")
  func search() throws {
    #expect(try Self.category(Self.work, ("app", "libreoffice-writer"), ("title", "x")) == "Work")
    #expect(try Self.category(Self.work, ("app", "x"), ("title", "My Docs")) == "Work")
    #expect(try Self.category(Self.work, ("app", "x"), ("title", "My docs")) == nil)
    #expect(try Self.category(Self.work) == nil)
  }

  @Test("The deepest category counts, whatever the order")
  func deepest() throws {
    let title = ("title" as StaticString, "Docs in vim")
    #expect(try Self.category(Self.work, title) == "Work > Programming")
    #expect(try Self.category(Self.work, ("title", "GITHUB Radio")) == "Work > Programming")
  }

  @Test("Of equally deep categories the later one counts")
  func later() throws {
    #expect(try Self.category(Self.work, ("title", "VLC plays Docs")) == "Media")
  }

  @Test("An empty expression and a rule that is none match nothing")
  func nothing() throws {
    #expect(try Self.category(Self.work, ("title", "anything")) == nil)
  }

  @Test("select_keys names the fields that are searched")
  func fields() throws {
    let rules = """
      [{"name": ["A"], "rule": {"type": "regex", "regex": "x", "select_keys": ["title", "url"]}}]
      """
    #expect(try Self.category(rules, ("app", "x"), ("title", "y")) == nil)
    #expect(try Self.category(rules, ("app", "y"), ("title", "x")) == "A")
    #expect(try Self.category(rules, ("url", "https://x.example")) == "A")
  }

  @Test(
    "Settings and exports of categories are read as well as bare lists",
    arguments: [
      #"{"startOfDay": "04:00", "classes": [{"name": ["A"], "rule": {"regex": "x"}}], "views": []}"#,
      #"{"categories": [{"name": "A", "rule": {"type": "regex", "regex": "x"}}]}"#,
      #" [{"rule": {"regex": "x", "type": "regex"}, "name": ["A"]}] "#,
    ]
  )
  func shapes(json: String) throws {
    #expect(try Self.category(json, ("title", "x")) == "A")
  }

  @Test("Settings without classes have no rules")
  func withoutClasses() throws {
    #expect(try CategoryRules(json: Array(#"{"views": [], "classes": null}"#.utf8)) == nil)
  }

  @Test(
    "What is not a list of classes is an error that names the place",
    arguments: [
      (#"[1]"#, "classes[0] is no object"),
      (#"[{"name": ["A"]}, {"rule": {"regex": "x"}}]"#, "classes[1] has no name"),
      (#"[{"name": [1]}]"#, "name of classes[0] is no list of texts"),
      (#""x""#, "neither settings nor a list of classes"),
      ("", "there is nothing in it"),
      (#"[{"name": ["A"]}] x"#, "text after the end"),
    ]
  )
  func malformed(json: String, message: String) {
    let error = #expect(throws: JSONError.self) { try CategoryRules(json: Array(json.utf8)) }
    #expect(error?.message == message)
  }

  @Test("More classes, deeper names and longer expressions than anyone has are errors")
  func limits() {
    let many =
      "[" + Array(repeating: #"{"name": ["A"]}"#, count: 1_001).joined(separator: ",") + "]"
    let deep = #"[{"name": [\#(Array(repeating: #""A""#, count: 33).joined(separator: ","))]}]"#
    let long = #"[{"name": ["A"], "rule": {"regex": "\#(String(repeating: "a", count: 5_000))"}}]"#
    for (json, message) in [
      (many, "more than 1000 classes"), (deep, "name of classes[0] has more than 32 parts"),
      (long, "regex of classes[0] is longer than 4096 bytes"),
    ] {
      let error = #expect(throws: JSONError.self) { try CategoryRules(json: Array(json.utf8)) }
      #expect(error?.message == message)
    }
  }
}
