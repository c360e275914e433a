import ExtensionBuilder
import Testing

@Suite("Names that were not found")
struct MissingNamesTests {
  @Test("Each is told once, in the words of the source, sorted")
  func listsNames() {
    let output = """
      A.swift:3:5: error: cannot find 'Map' in scope
      3 |     Map()
        |     `- error: cannot find 'Map' in scope
      A.swift:9:5: error: cannot find type 'MKMapView' in scope
      B.swift:1:8: error: no such module 'RealityKit'
      B.swift:4:9: error: value of type 'some View' has no member 'mapStyle'
      B.swift:5:9: error: value of type 'some View' has no member 'mapStyle'
      B.swift:6:9: error: type 'Color' has no member 'ultraViolet'
      B.swift:7:2: error: unknown attribute 'Query'
      B.swift:8:2: error: no macro named 'Predicate'
      C.swift:1:8: error: no such module 'Lottie'
      C.swift:2:3: warning: cannot find 'NotAnError' in scope
      C.swift:8:2: error: missing return in instance method expected to return 'Int'
      """
    let missing = MissingNames(compilerOutput: output, declared: [])
    #expect(
      missing.lacking == [
        "Color.ultraViolet", "import RealityKit", "Map", ".mapStyle", "MKMapView", "#Predicate",
        "@Query",
      ]
    )
    #expect(missing.foreignModules == ["Lottie"])
  }

  @Test("What the author's own files declare is the author's mistake")
  func leavesOutDeclared() {
    var declared = DeclaredNames()
    declared.add(
      source: "struct Model { let total = 1; func `default`() {} }\n@main struct App: X {}"
    )
    #expect(declared.names.isSuperset(of: ["Model", "total", "default", "App"]))
    #expect(declared.hasMain)
    let output = """
      A.swift:3:5: error: value of type 'Other' has no member 'total'
      A.swift:3:5: error: cannot find 'Model' in scope
      """
    #expect(MissingNames(compilerOutput: output, declared: declared.names).lacking.isEmpty)
  }

  @Test("Words in comments and strings declare nothing")
  func skipsComments() {
    var declared = DeclaredNames()
    declared.add(
      source: "// struct A\n/* @main struct B */ let c = \"struct D\"; \"\"\"\nenum E\n\"\"\""
    )
    #expect(declared.names == ["c"])
    #expect(!declared.hasMain)
  }
}
