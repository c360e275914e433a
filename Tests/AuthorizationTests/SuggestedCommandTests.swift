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
}
