import ActivityStore
import Authorization
import ExtensionProtocol
import Glibc

/// An extension may see nobody of those whose activity was asked for.
struct AuthorizationRefusal: Error, Sendable {
  let hints: AuthorizationHints
  let identifier: String
  /// What was decided about individuals.
  let status: AuthorizationStatus

  /// One line with the command that changes it.
  var message: String {
    let verb = status == .denied && hints.hasAdults ? "was denied" : "is not authorized to read"
    let name = ExtensionVoice(hints.app.name).about("it \(verb) the activity of \(hints.names)")
    return "\(name); to authorize it, run: \(hints.command)"
  }

  /// Does work that may be refused; then the user is asked, and after a yes it is done once more.
  ///
  /// - Throws: ``CommandFailure`` where it stays refused, or what the work throws.
  static func asking<Result>(_ console: Console, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let refusal as AuthorizationRefusal {
      try refusal.ask(console)
    }
    do {
      return try work()
    } catch let refusal as AuthorizationRefusal {
      throw CommandFailure(refusal.message)
    }
  }

  /// Asks the user, once for each extension, as a phone does; the answer is remembered.
  ///
  /// - Throws: ``CommandFailure`` where there is nobody to ask, or the answer was not yes.
  private func ask(_ console: Console) throws {
    guard status == .notDetermined, hints.hasAdults, console.isInteractive else {
      throw CommandFailure(message)
    }
    let app = AuthorizationCenter.App(name: hints.app.name, identifier: identifier)
    do {
      let store = try AuthorizationStore.open(hints.storePath)
      let center = AuthorizationCenter(
        store: store,
        path: hints.storePath,
        prompter: try Terminal()
      )
      try center.requestIndividual(app, remembersNo: true)
    } catch let error as AuthorizationError {
      throw CommandFailure("\(error); to authorize it later, run: \(hints.command)")
    } catch let error as StoreError {
      throw error.naming(hints.storePath)
    }
  }
}

extension Console {
  /// Whether somebody is there to be asked.
  var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }
}
