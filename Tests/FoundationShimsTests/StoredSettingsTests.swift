import Foundation
import FoundationShims
import Testing

@Suite("Settings that outlive an app's run", .serialized)
struct StoredSettingsTests {
  private let defaults = UserDefaults(suiteName: "stored") ?? .standard

  /// Of this suite alone, since other tests set others meanwhile.
  private var encoded: [UInt8] { StoredSettings.encoded { $0 == "stored" } }

  @Test("values of all types are found again as they were")
  func roundTrip() throws {
    defaults.set(true, forKey: "flag")
    defaults.set(-7, forKey: "whole")
    defaults.set(Double.infinity, forKey: "endless")
    defaults.set("Zoë 🥧", forKey: "text")
    defaults.set(Data([0, 255]), forKey: "data")
    defaults.set(Date(timeIntervalSinceReferenceDate: 0.25), forKey: "date")
    defaults.set(URL(string: "https://example.org/a?b"), forKey: "address")
    defaults.set(["list": [1, "two"], "empty": [String]()] as [String: Any], forKey: "nested")
    let kept = encoded
    defaults.removePersistentDomain(forName: "stored")
    #expect(defaults.object(forKey: "text") == nil)

    #expect(StoredSettings.restore(kept))
    #expect(defaults.object(forKey: "flag") as? Bool == true)
    #expect(defaults.object(forKey: "whole") as? Int == -7)
    #expect(defaults.double(forKey: "endless") == .infinity)
    #expect(defaults.string(forKey: "text") == "Zoë 🥧")
    #expect(defaults.data(forKey: "data") == Data([0, 255]))
    #expect(
      defaults.object(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 0.25)
    )
    #expect(defaults.url(forKey: "address")?.absoluteString == "https://example.org/a?b")
    let nested = try #require(defaults.dictionary(forKey: "nested"))
    #expect((nested["list"] as? [Any])?.first as? Int == 1)
    #expect((nested["list"] as? [Any])?.last as? String == "two")
    #expect((nested["empty"] as? [Any])?.isEmpty == true)
  }

  @Test("the same settings are the same bytes, whatever the order in which they were set")
  func stable() {
    defaults.set(1, forKey: "first")
    defaults.set(2, forKey: "second")
    let kept = encoded
    defaults.removeObject(forKey: "first")
    #expect(encoded != kept)
    defaults.set(1, forKey: "first")
    #expect(encoded == kept)
  }

  @Test("each change is counted, registered values are not settings")
  func changes() {
    let before = StoredSettings.changes
    let kept = encoded
    defaults.register(defaults: ["stored.registered": 1])
    #expect(encoded == kept)
    defaults.set(3, forKey: "third")
    #expect(StoredSettings.changes > before)
  }

  @Test("what no property list holds, and what is nested without end, is left out")
  func unusable() {
    struct Anything {}
    defaults.set(Anything(), forKey: "anything")
    let deep = (0..<1000).reduce([] as [Any]) { inner, _ in [inner] }
    defaults.set(deep, forKey: "deep")
    defaults.set("kept", forKey: "plain")
    let kept = encoded
    defaults.removeObject(forKey: "anything")
    defaults.removeObject(forKey: "deep")
    #expect(StoredSettings.restore(kept))
    #expect(defaults.object(forKey: "anything") == nil)
    #expect(defaults.string(forKey: "plain") == "kept")
  }

  @Test("every start of settings is refused, and changes nothing")
  func truncated() {
    defaults.set(["a": [true, 1.5]] as [String: Any], forKey: "nested")
    let kept = encoded
    for count in 0..<kept.count {
      #expect(!StoredSettings.restore(Array(kept.prefix(count))))
    }
    #expect(encoded == kept)
  }
}
