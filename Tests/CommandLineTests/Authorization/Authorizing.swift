import ActivityStore
import Foundation

/// Lets an extension that was built with the tests read the activity of everybody who is no child.
///
/// It writes what a yes at the terminal writes, for tests that are not about being asked.
func authorize(_ name: String, in store: String) throws {
  let path = URL(fileURLWithPath: HostRun.folder + "/" + name).resolvingSymlinksInPath().path
  _ = try Store.openOrCreate(store).decide(.approved, path, for: .individual, now: 1_800_000_000)
}

/// Copies an extension that was built with the tests, and returns the copy's path.
///
/// Another program does it: a descriptor that this one had open for writing could be inherited by
/// what another test starts meanwhile, and a file that is open for writing cannot be executed.
func copyExtension(_ name: String, to path: String) throws -> String {
  let copying = Process()
  copying.executableURL = URL(filePath: "/bin/cp")
  copying.arguments = ["-p", HostRun.folder + "/" + name, path]
  try copying.run()
  copying.waitUntilExit()
  guard copying.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  return path
}
