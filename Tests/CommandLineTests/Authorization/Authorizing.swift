import ActivityStore
import Foundation

/// Lets an extension that was built with the tests read the activity of everybody who is no child.
///
/// It writes what a yes at the terminal writes, for tests that are not about being asked.
func authorize(_ name: String, in store: String) throws {
  let path = URL(fileURLWithPath: HostRun.folder + "/" + name).resolvingSymlinksInPath().path
  _ = try Store.openOrCreate(store).decide(.approved, path, for: .individual, now: 1_800_000_000)
}
