import ActivityStore
import Testing

@testable import Authorization

@Suite("A suggested command")
struct SuggestedCommandTests {
  @Test("is what a shell takes for these words, and names a store that is not the user's own")
  func quoting() {
    let own = StoreLocation.standard()
    #expect(SuggestedCommand.line(["run", "./a-b"], store: own) == "report-host run ./a-b")
    #expect(
      SuggestedCommand.line(["revoke", "Mia's app", "", "a;b"], store: "/x y")
        == "report-host revoke 'Mia'\\''s app' '' 'a;b' --store '/x y'"
    )
    #expect(SuggestedCommand.quoted("$(reboot)") == "'$(reboot)'")
    #expect(SuggestedCommand.quoted("é") == "'é'")
  }

  @Test("names a path that cannot be shown by its bytes, on one line")
  func unshowable() {
    // Octal: ESC is 033, LF 012, the apostrophe 047, the backslash 134; U+202E is E2 80 AE.
    #expect(SuggestedCommand.quoted("/a\u{1B}[2J\nb") == "$'/a\\033[2J\\012b'")
    #expect(SuggestedCommand.quoted("it's\\\t1") == "$'it\\047s\\134\\0111'")
    #expect(SuggestedCommand.quoted("\u{202E}") == "$'\\342\\200\\256'")
  }
}
