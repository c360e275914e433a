import FoundationShims
import Testing

@Suite("Gaps of Foundation")
struct FoundationGapsTests {
  private let name = PersonNameComponents(
    namePrefix: "Dr.",
    givenName: "Ann",
    middleName: "Mary",
    familyName: "Lee",
    nickname: "Annie"
  )

  @Test(
    "a name is written in the parts of its style",
    arguments: [
      (PersonNameComponentsFormatter.Style.default, "Ann Lee"),
      (.medium, "Ann Lee"),
      (.short, "Annie"),
      (.long, "Dr. Ann Mary Lee"),
      (.abbreviated, "AL"),
    ]
  )
  func names(style: PersonNameComponentsFormatter.Style, expected: String) {
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: style) == expected)
  }

  @Test("a name without parts is empty")
  func noName() {
    #expect(PersonNameComponentsFormatter().string(from: PersonNameComponents()).isEmpty)
  }

  @Test("the shared folder has an address, and nothing can be written to it")
  func container() throws {
    let url = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example")
    )
    #expect(url.path.hasSuffix("group.example"))
    #expect(throws: (any Error).self) {
      try Data().write(to: url.appending(path: "state.json"))
    }
  }

  @Test("a localized string is its key with the values in it")
  func localized() {
    #expect(String(localized: "\(3) apps") == "3 apps")
  }

  @Test("an autorelease pool gives back what its closure gives")
  func pool() {
    let number: NSInteger = autoreleasepool { 3 }
    #expect(number == 3)
  }
}
