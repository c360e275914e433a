import ActivityPicker
import ExtensionProtocol
import Testing
import ViewTree

@Suite("What is chosen in a picker")
struct ChoiceTests {
  @Test("is confirmed by Done, in ascending order of tokens")
  func done() {
    var picker = Family.picker()
    #expect(picker.use(Mark.disclosure(0), .press) == .changed)
    #expect(picker.use(Mark.choice(1), .turn(true)) == .changed)
    #expect(picker.use(Mark.choice(2), .turn(true)) == .changed)
    #expect(picker.use(Mark.choice(3), .turn(true)) == .changed)
    #expect(
      picker.commit()
        == TokenSelection(applications: [Family.mail, Family.chat], webDomains: [Family.reddit])
    )
  }

  @Test("is a category's token alone where the category is chosen")
  func category() {
    var picker = Family.picker()
    #expect(picker.use(Mark.choice(1), .turn(true)) == .changed)
    #expect(picker.commit() == TokenSelection(categories: [Family.games]))
  }

  @Test("has the tokens of a category's items too where the app asks for entire categories")
  func entireCategory() {
    var picker = Family.picker(ActivityPickerContent(includesEntireCategory: true))
    _ = picker.use(Mark.choice(0), .turn(true))
    #expect(
      picker.commit()
        == TokenSelection(
          applications: [Family.mail, Family.chat],
          categories: [Family.social],
          webDomains: [Family.reddit]
        )
    )
  }

  @Test("is all others one by one where one item of a chosen category is taken back")
  func categoryWithoutItem() {
    var picker = Family.picker(ActivityPickerContent(selection: .init(categories: [Family.social])))
    _ = picker.use(Mark.disclosure(0), .press)
    #expect(picker.use(Mark.choice(2), .turn(false)) == .changed)
    #expect(
      picker.commit()
        == TokenSelection(applications: [Family.chat], webDomains: [Family.reddit])
    )
  }

  @Test("has no single items of a category any more where that is chosen and taken back")
  func categoryTwice() {
    var picker = Family.picker(
      ActivityPickerContent(selection: .init(applications: [Family.eclair, Family.mail]))
    )
    _ = picker.use(Mark.choice(1), .turn(true))
    #expect(
      picker.selection
        == TokenSelection(applications: [Family.mail], categories: [Family.games])
    )
    _ = picker.use(Mark.choice(1), .turn(false))
    #expect(picker.commit() == TokenSelection(applications: [Family.mail]))
  }

  @Test("is the app's own selection where nothing was touched")
  func untouched() {
    let selection = TokenSelection(
      applications: [Family.mail, Family.minecraft],
      categories: [Family.games],
      webDomains: [Family.reddit]
    )
    var picker = Family.picker(ActivityPickerContent(selection: selection))
    #expect(picker.commit() == selection)
  }

  @Test("keeps tokens that the picker does not offer now, and those of another kind")
  func unknownTokens() {
    let selection = TokenSelection(
      applications: [Family.reddit, Family.games, [0xFF]],
      categories: [Family.mail, [0xEE]],
      webDomains: [Family.mail, Family.reddit, [0xDD]]
    )
    var picker = Family.picker(ActivityPickerContent(selection: selection))
    #expect(picker.lines()[1].hasSuffix("1 of 7 chosen, 7 not offered now"))
    #expect(picker.commit() == selection)
    _ = picker.use(Mark.choice(1), .turn(true))
    var other = selection
    other.categories = [Family.mail, Family.games, [0xEE]]
    #expect(picker.commit() == other)
  }

  @Test("keeps all of the app's own where there is nothing to choose from")
  func emptyCatalogue() {
    let selection = TokenSelection(
      applications: [Family.mail],
      categories: [Family.games],
      webDomains: [Family.reddit]
    )
    var picker = Family.picker(
      ActivityPickerContent(selection: selection),
      catalogue: .empty("Nothing was imported yet.")
    )
    #expect(picker.commit() == selection)
  }

  @Test("is only what a search shows of a category where the category's box is used")
  func foundOfCategory() {
    var picker = Family.picker()
    #expect(picker.use(Mark.search, .enter("MAIL")) == .changed)
    #expect(picker.lines()[3] == "☐ ▾ ❝ Social\(String(repeating: " ", count: 47))1")
    #expect(picker.use(Mark.choice(0), .turn(true)) == .changed)
    #expect(picker.lines()[3].hasPrefix("☑ ▾ ❝ Social"))
    #expect(picker.lines()[3].hasSuffix("all 1"))
    #expect(picker.selection == TokenSelection(applications: [Family.mail]))
    #expect(picker.use(Mark.choice(0), .press) == .changed)
    #expect(picker.selection == TokenSelection())
  }

  @Test("is all others one by one where what a search shows of a chosen category is taken back")
  func foundOfChosenCategory() {
    var picker = Family.picker(ActivityPickerContent(selection: .init(categories: [Family.social])))
    _ = picker.use(Mark.search, .enter("mail"))
    #expect(picker.use(Mark.choice(0), .turn(false)) == .changed)
    #expect(
      picker.commit()
        == TokenSelection(applications: [Family.chat], webDomains: [Family.reddit])
    )
  }

  @Test("is the category where a search shows all of it")
  func foundCategory() {
    var picker = Family.picker()
    _ = picker.use(Mark.search, .enter("games"))
    #expect(picker.use(Mark.choice(0), .turn(true)) == .changed)
    #expect(picker.commit() == TokenSelection(categories: [Family.games]))
  }

  @Test("is forgotten by Cancel, which ends a sheet")
  func cancelSheet() {
    var picker = Family.picker()
    _ = picker.use(Mark.choice(0), .turn(true))
    #expect(picker.use(Mark.cancel, .press) == .cancelled)
  }

  @Test("is as the app has it after Cancel in a picker that stays")
  func cancelInline() {
    let selection = TokenSelection(applications: [Family.mail])
    var picker = Family.picker(ActivityPickerContent(selection: selection), isSheet: false)
    #expect(picker.use(Mark.cancel, .press) == .none)
    _ = picker.use(Mark.choice(1), .turn(true))
    #expect(picker.use(Mark.cancel, .press) == .changed)
    #expect(picker.selection == selection)
    #expect(picker.use(Mark.done, .press) == .none)
  }

  @Test("stays while the app says the same again, and goes where the app has changed it itself")
  func update() {
    var picker = Family.picker()
    _ = picker.use(Mark.choice(1), .turn(true))
    picker.update(ActivityPickerContent(header: "Choose"))
    #expect(picker.selection == TokenSelection(categories: [Family.games]))
    let other = TokenSelection(applications: [Family.mail])
    picker.update(ActivityPickerContent(selection: other))
    #expect(picker.selection == other)
  }

  @Test("is not changed by controls that are not there, or by what does not fit them")
  func nonsense() {
    var picker = Family.picker()
    for number in [0, 99, 104, 106, 115, Mark.choice(4), Mark.choice(1_000_000), .max] {
      #expect(picker.use(number, .turn(true)) == .none)
      #expect(picker.use(number, .press) == .none)
    }
    #expect(picker.use(Mark.choice(0), .slide(0.5)) == .none)
    #expect(picker.use(Mark.choice(0), .turn(false)) == .none)
    #expect(picker.use(Mark.done, .turn(true)) == .none)
    #expect(picker.use(Mark.list, .press) == .none)
    #expect(picker.selection == TokenSelection())
  }
}
