import ActivityStore
import ExtensionProtocol
import Foundation

@testable import Authorization

/// Somebody who answers as told beforehand.
final class ScriptedPrompter: Prompter {
  enum Answer {
    case bytes([UInt8])
    case yes, no
    /// Ctrl-D, or a line that is too long.
    case nothing

    static func text(_ text: String) -> Answer { .bytes(Array(text.utf8)) }
  }

  private var answers: [Answer]
  /// All that was shown.
  private(set) var shown: [String] = []

  init(_ answers: [Answer] = []) { self.answers = answers }

  var isDone: Bool { answers.isEmpty }

  func write(_ text: String) { shown.append(text) }

  func passphrase(_ prompt: String) throws(AuthorizationError) -> Passphrase {
    shown.append(prompt)
    guard case .bytes(let bytes) = try next() else { throw .authorizationCanceled("nothing") }
    return try Passphrase(bytes)
  }

  func confirm(_ prompt: String) throws(AuthorizationError) -> Bool {
    shown.append(prompt)
    switch try next() {
    case .yes: return true
    case .no: return false
    default: throw .authorizationCanceled("nothing")
    }
  }

  private func next() throws(AuthorizationError) -> Answer {
    guard !answers.isEmpty else { throw .authorizationCanceled("asked too often") }
    return answers.removeFirst()
  }
}

/// A store with a parent and two children, in a folder that goes with it.
final class FamilyStore {
  let folder: URL
  let path: String
  let store: Store

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "family-\(UUID())")
    path = folder.appending(path: "activity.sqlite").path
    store = try Store.openOrCreate(path)
    try store.write { writer in
      for (name, role) in [("Robin", ActivityReport.User.Role.individual), ("Mia", .child)] {
        try add(name, role, writer)
      }
      try add("Noah", .child, writer)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func add(
    _ name: String,
    _ role: ActivityReport.User.Role,
    _ writer: StoreWriter
  ) throws {
    _ = try writer.deviceUser(
      ImportedUser(
        identifier: name,
        user: ActivityReport.User(givenName: name, familyName: "Berg", role: role),
        isOwner: role == .individual
      ),
      ImportedDevice(
        identifier: name,
        device: ActivityReport.Device(name: name, model: .mac)
      )
    )
  }
}

/// The name of Apple's error that a call throws, and its sentence.
func authorizationError(_ body: () throws -> Void) -> (name: String, text: String)? {
  do {
    try body()
    return nil
  } catch let error as AuthorizationError {
    return (error.name, "\(error)")
  } catch {
    return ("\(type(of: error))", "\(error)")
  }
}
