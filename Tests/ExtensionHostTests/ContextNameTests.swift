import Testing

@testable import ExtensionHost

@Suite("Context names")
struct ContextNameTests {
  private let known = ["Bar Graph", "Pie Chart", "Total Activity"]

  @Test(
    "Case, spaces and punctuation do not count",
    arguments: ["pieChart", "Pie Chart", "pie-chart", "PIE_CHART", "piechart"]
  )
  func folded(name: String) throws {
    #expect(try ContextName.match(name, in: known) == "Pie Chart")
  }

  @Test("An exact raw value wins over one that only folds to it")
  func exact() throws {
    #expect(try ContextName.match("pie chart", in: ["Pie Chart", "pie chart"]) == "pie chart")
  }

  @Test("An unknown name lists what there is and suggests the nearest")
  func unknown() {
    let error = #expect(throws: ContextName.MatchError.self) {
      try ContextName.match("Pie Chrat", in: known)
    }
    #expect(
      error?.message(for: "Charts")
        == "'Charts': no context 'Pie Chrat'; did you mean 'Pie Chart'? The extension has: "
        + "Bar Graph, Pie Chart, Total Activity"
    )
  }

  @Test("A name that folds to several raw values is ambiguous")
  func ambiguous() {
    #expect(throws: ContextName.MatchError.ambiguous("a b", matches: ["A-B", "AB"])) {
      try ContextName.match("a b", in: ["A-B", "AB"])
    }
  }

  @Test("Without a name the only context is taken, and several have to be named")
  func missing() throws {
    #expect(try ContextName.match(nil, in: ["Only"]) == "Only")
    #expect(throws: ContextName.MatchError.missing(known: known)) {
      try ContextName.match(nil, in: known)
    }
  }

  @Test("Of many names a message lists twenty, the nearest first, and what lists all")
  func many() {
    let known = (1...400).map { "Chart \($0)" } + ["Pie"]
    let message = ContextName.MatchError.unknown("Pei", known: known).message(for: "Charts")
    let list = "Pie, " + (1...19).map { "Chart \($0)" }.joined(separator: ", ")
    #expect(
      message
        == "'Charts': no context 'Pei'; did you mean 'Pie'? The extension has: \(list)"
        + " and 381 more (report-host inspect Charts lists all)"
    )
  }

  @Test("Twenty names are all listed, in their order; of a long one the beginning is")
  func atLimit() {
    let names = (1...19).map { "\($0)" } + ["x" + String(repeating: "\u{301}", count: 64)]
    let list = (1...19).map { "\($0)" }.joined(separator: ", ")
    let long = "x" + String(repeating: "\u{301}", count: 63) + "…"
    #expect(ContextList.text(names, of: "Charts") == "\(list), \(long)")
  }
}
