import ExtensionBuilder
import Testing

@Suite("Names that sources declare")
struct DeclaredNamesTests {
  private func names(_ source: String) -> Set<String> {
    var names = DeclaredNames()
    names.add(source: source)
    return names.names
  }

  @Test("Comments nest")
  func nestsComments() {
    #expect(names("/* /* let a */ let b */ let c /**/ let d // let e\nlet f") == ["c", "d", "f"])
  }

  @Test("Quotes and backslashes in raw strings end nothing")
  func readsRawStrings() {
    let source = ##"let a = #" " let b \"# ; let c = #"\#" let d"# ; let e = "\" let f""##
    #expect(names(source) == ["a", "c", "e"])
  }

  @Test("The members of an extension are found behind others")
  func findsMembers() {
    var members = DeclaredMembers()
    members.add(
      source: """
        extension View { func a() { } }
        extension SwiftUI.Color { static let one = red
          enum Inner { static let no = 1 } }
        extension Color { static var `two`: Color { .red } }
        """
    )
    #expect(members.colors == ["one", "two"])
  }

  @Test("An asset's name is a literal in the generated file, whatever is in it")
  func quotesAssets() {
    var catalogs = AssetCatalogs()
    // The quote and the mark above it are one character.
    catalogs.images = ["a\"\u{301}\n\\b"]
    let text = AssetSymbolSource.text(for: catalogs, declared: DeclaredMembers())
    #expect(text?.contains("(_named: \"a\\\"\u{301}\\n\\\\b\")") == true)
  }
}
