import ActivityPicker
import ExtensionProtocol
import Testing
import ViewTree

@Suite("A search in a picker")
struct SearchTests {
  /// The names in the list, after a search.
  private func found(_ query: String) -> [String] {
    var picker = Family.picker()
    _ = picker.use(Mark.search, .enter(query))
    let names = Family.catalogue.categories.map(\.name) + Family.catalogue.items.map(\.shownName)
    return picker.lines().dropFirst(3).compactMap { line in
      names.first { line.split(separator: " ").contains(Substring($0)) }
    }
  }

  @Test("finds names without case and diacritics")
  func folding() {
    #expect(found("ECLAIR") == ["Games", "Éclair"])
    #expect(found("éclair") == ["Games", "Éclair"])
    #expect(found("e\u{301}cl") == ["Games", "Éclair"])
  }

  @Test("finds identifiers and domains")
  func identifiers() {
    #expect(found("mojang") == ["Games", "Minecraft"])
    #expect(found("ORG") == ["Social", "chat", "Other", "example.org"])
  }

  @Test("finds what all words are in, where a category's name counts for all that is in it")
  func words() {
    #expect(found("social") == ["Social", "chat", "Mail", "reddit.com"])
    #expect(found("  com  reddit ") == ["Social", "reddit.com"])
    #expect(found("games craft") == ["Games", "Minecraft"])
    #expect(found("radio craft") == [])
  }

  @Test("finds no word that only two neighbours make together")
  func borders() {
    #expect(found("minecraftcom") == [])
    #expect(found("org.chatmail") == [])
  }

  @Test("says how many it found, and that it found nothing")
  func counts() {
    var picker = Family.picker()
    #expect(picker.use(Mark.search, .enter("ma")) == .changed)
    #expect(picker.use(Mark.search, .enter("ma")) == .none)
    #expect(picker.lines()[1].hasSuffix("1 found"))
    _ = picker.use(Mark.search, .enter("zzz"))
    #expect(picker.lines()[1].hasSuffix("0 found"))
    #expect(picker.lines()[3] == "Nothing has “zzz” in its name.")
  }

  @Test("shows as open what it found, and leaves what was open before")
  func open() {
    var picker = Family.picker()
    _ = picker.use(Mark.search, .enter("craft"))
    #expect(picker.use(Mark.disclosure(0), .press) == .changed)
    _ = picker.use(Mark.search, .enter(""))
    let closed = picker.lines()
    #expect(closed[3...6].map { $0.prefix(3) } == ["☐ ▸", "☐ ▸", "☐ ▸", "☐ ▸"])
  }

  @Test("lets what it found be chosen")
  func choose() {
    var picker = Family.picker()
    _ = picker.use(Mark.search, .enter("craft"))
    _ = picker.lines()
    _ = picker.use(Mark.choice(1), .turn(true))
    #expect(picker.commit() == TokenSelection(applications: [Family.minecraft]))
  }
}
