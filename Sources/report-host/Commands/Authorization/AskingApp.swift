import ActivityStore
import Authorization
import Sandbox

/// An extension that is to see activity.
struct AskingApp: Sendable {
  let name: String
  /// How the user named it, for commands that are suggested.
  let asked: String
  /// What the store knows it by; only activity of a store needs it.
  let identifier: Result<String, ExecutableError>

  init(_ file: LocatedExtension, called asked: String) {
    name = file.name
    self.asked = asked
    do throws(ExecutableError) {
      identifier = .success(try file.executable.canonicalPath())
    } catch {
      identifier = .failure(error)
    }
  }

  /// What the sample family, which needs no authorization, tells it from others by.
  var sampleIdentifier: String { (try? identifier.get()) ?? name }
}
