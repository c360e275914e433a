import ActivityPicker
import ActivityStore
import PlainTree
import Synchronization
import ViewTree

/// What an open app's user may choose from, and the names of what was chosen.
final class AppTokenBook: Sendable {
  private let app: AskingApp
  private let choice: ActivitySourceChoice
  private let state = Mutex(State())

  private struct State {
    var names = TokenNameTable()
    /// Kept open, since labels are looked up one by one.
    var source: (any TokenSource)?
  }

  init(_ app: AskingApp, source: ActivitySourceChoice) {
    self.app = app
    choice = source
  }

  /// What a picker offers; where the app may see nobody it is empty, and says what to do.
  ///
  /// - Throws: `StoreError`.
  func catalogue() throws -> ActivityCatalogue {
    do {
      let tokens = try choice.tokens(of: app)
      return try ActivityCatalogue(of: tokens.source)
    } catch let refusal as AuthorizationRefusal {
      return .empty(refusal.message)
    }
  }

  /// What a token stands for; nil for one that is not the app's, and where the store cannot be read.
  func name(of label: TokenLabel) -> TokenName? {
    state.withLock { state in
      if let known = state.names.name(of: label) { return known }
      do {
        if state.source == nil {
          state.source = try choice.tokens(of: app, isRefreshed: false).source
        }
        if let source = state.source { try state.names.add(label, from: source) }
      } catch {
        // Its look says nothing then, as that of an unknown token; the next look-up tries again.
        state.source = nil
      }
      return state.names.name(of: label)
    }
  }
}
