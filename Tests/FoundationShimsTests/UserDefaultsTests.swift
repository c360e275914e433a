import FoundationShims
import Testing

/// Expected values are those of Apple's documentation of UserDefaults.
@Suite("UserDefaults in memory")
struct UserDefaultsTests {
  private func suite(_ name: String = #function) throws -> UserDefaults {
    try #require(UserDefaults(suiteName: "test.\(name)"))
  }

  @Test("objects for one suite share its settings, other suites do not")
  func sharing() throws {
    try suite("shared").set(42, forKey: "minutes")
    #expect(try suite("shared").integer(forKey: "minutes") == 42)
    #expect(try suite("other").object(forKey: "minutes") == nil)
  }

  @Test("a key without a value reads as zero, false or nil")
  func missing() throws {
    let defaults = try suite()
    #expect(defaults.integer(forKey: "a") == 0 && defaults.double(forKey: "a") == 0)
    #expect(!defaults.bool(forKey: "a") && defaults.string(forKey: "a") == nil)
    #expect(defaults.data(forKey: "a") == nil && defaults.stringArray(forKey: "a") == nil)
  }

  @Test("values convert as they do on Apple's systems")
  func conversions() throws {
    let defaults = try suite()
    defaults.set("12", forKey: "text")
    defaults.set(2.9, forKey: "number")
    defaults.set(true, forKey: "flag")
    defaults.set("YES", forKey: "yes")
    #expect(defaults.integer(forKey: "text") == 12 && defaults.integer(forKey: "number") == 2)
    #expect(defaults.integer(forKey: "flag") == 1 && defaults.bool(forKey: "yes"))
    #expect(defaults.string(forKey: "number") == "2.9")
    defaults.set(Double.infinity, forKey: "number")
    #expect(defaults.integer(forKey: "number") == .max)
  }

  @Test("registered values hold until one is set, and again when it is removed")
  func registered() throws {
    let defaults = try suite()
    defaults.register(defaults: ["registered.limit": 7])
    #expect(defaults.integer(forKey: "registered.limit") == 7)
    defaults.set(8, forKey: "registered.limit")
    #expect(defaults.integer(forKey: "registered.limit") == 8)
    defaults.removeObject(forKey: "registered.limit")
    #expect(defaults.integer(forKey: "registered.limit") == 7)
  }

  @Test("a suite's settings can be listed and removed together")
  func domain() throws {
    let defaults = try suite("domain")
    defaults.set([1, 2], forKey: "list")
    #expect(defaults.dictionaryRepresentation()["list"] as? [Int] == [1, 2])
    defaults.removePersistentDomain(forName: "test.domain")
    #expect(defaults.array(forKey: "list") == nil)
    #expect(defaults.persistentDomain(forName: "test.domain") == nil)
  }
}
