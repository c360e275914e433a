import Foundation
import FoundationShims
import SwiftUI
import Testing

@Suite("Settings in views")
@MainActor
struct AppStorageTests {
  private struct Reader: View {
    @AppStorage("appStorage.minutes") private var minutes = 1.5
    @AppStorage("appStorage.seen") private var isSeen = false
    @AppStorage("appStorage.count") private var count: Int?

    var body: some View {
      Text(verbatim: "\(minutes) \(isSeen) \(count ?? -1)")
    }
  }

  @Test("a setting that is written by its key renders the views that read it")
  func written() throws {
    let defaults = FoundationShims::UserDefaults.standard
    let graph = ViewGraph(root: Reader())
    #expect(try graph.render().strings == ["1.5 false -1"])
    defaults.set(7, forKey: "appStorage.other")
    #expect(!graph.needsRender)
    defaults.set(true, forKey: "appStorage.seen")
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["1.5 true -1"])
    defaults.set(true, forKey: "appStorage.seen")
    #expect(!graph.needsRender)
    defaults.removeObject(forKey: "appStorage.seen")
    #expect(try graph.render().strings == ["1.5 false -1"])
  }

  private struct Numbers: View {
    @AppStorage("appStorage.number") private var number = 0.5
    @AppStorage("appStorage.flag") private var isSet = false
    @AppStorage("appStorage.whole") private var whole = 3

    var body: some View { Text(verbatim: "\(number) \(isSet) \(whole)") }
  }

  @Test("a number of another type is read where nothing of it is lost")
  func conversions() throws {
    let defaults = FoundationShims::UserDefaults.standard
    defaults.set(2, forKey: "appStorage.number")
    defaults.set(1, forKey: "appStorage.flag")
    defaults.set(4.0, forKey: "appStorage.whole")
    #expect(try render(view: Numbers()).strings == ["2.0 true 4"])
    defaults.set("2", forKey: "appStorage.number")
    defaults.set(4.5, forKey: "appStorage.whole")
    #expect(try render(view: Numbers()).strings == ["0.5 true 3"])
  }
}
