import ActivityPicker
import ActivityStore
import Authorization
import Glibc
import OutputFiles
import Sanitizer
import ViewTree

/// A file with a selection in Apple's form.
struct SelectionFile: Sendable {
  let path: String
  let selection: TokenSelection

  /// More than the tokens of every application in the world.
  private static let byteLimit = 16 << 20
  /// As many tokens that are not an app's are named.
  private static let shownStrangers = 3

  /// - Throws: ``CommandFailure`` naming the file, for one that cannot be read, is no selection or has
  ///   nothing in it: that would filter nothing.
  init(_ path: String) throws {
    self.path = path
    let bytes = try Self.bytes(path)
    do {
      selection = try SelectionText.selection(of: bytes)
    } catch {
      throw CommandFailure(
        "\(Self.named(path)) is no selection of activities: \(error); "
          + "make one with 'report-host pick'"
      )
    }
    guard !selection.isEmpty else {
      throw CommandFailure(
        "\(Self.named(path)): nothing is chosen in it; leave --selection out to show everything"
      )
    }
  }

  /// Sees to it that each token stands for something, of its kind, in the app's sight.
  ///
  /// - Parameter store: The store that it is about; nil for the sample family.
  /// - Throws: ``CommandFailure`` naming those that do not.
  func check(in source: some TokenSource, of app: AskingApp, store: String? = nil) throws {
    let strangers = try selection.strangers(in: source)
    guard !strangers.isEmpty else { return }
    let shown = strangers.prefix(Self.shownStrangers).joined(separator: ", ")
    let more = strangers.count - Self.shownStrangers
    let list = more > 0 ? "\(shown) and \(more) more" : shown
    let pick = SuggestedCommand.line(
      ["pick", "--app", app.asked] + (store == nil ? ["--sample"] : []),
      store: store ?? StoreLocation.standard()
    )
    throw CommandFailure(
      "\(Self.named(path)): \(list) \(strangers.count == 1 ? "is no token" : "are no tokens") of "
        + "\(Sanitizer.sanitized(app.name, limit: 128)): void since a revocation or a deletion, of "
        + "another app or store, or in the wrong list; choose again with: \(pick)"
    )
  }

  private static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do {
      return try BoundedFile.bytes(of: path, limit: byteLimit, takesStreams: true)
    } catch .tooLarge {
      throw CommandFailure("\(named(path)) has more than \(byteLimit >> 20) MB; it is no selection")
    } catch {
      throw CommandFailure("cannot read \(named(path)): \(error.reason)")
    }
  }

  private static func named(_ path: String) -> String { "'\(Sanitizer.path(path))'" }
}
