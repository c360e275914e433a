import FamilyControls
import SwiftUI

/// What the person chose in the picker: tokens, of which the app cannot tell what they stand for.
///
/// It is kept in the app's settings and is there again at the next start.
@MainActor
final class ActivityChoice: ObservableObject {
  @Published var selection = FamilyActivitySelection() {
    didSet { save() }
  }

  private static let key = "selection"

  init() {
    guard let data = UserDefaults.standard.data(forKey: Self.key),
      let kept = try? JSONDecoder().decode(FamilyActivitySelection.self, from: data)
    else { return }
    selection = kept
  }

  var isEmpty: Bool { count == 0 }

  var summary: String {
    switch count {
    case 0: "All activities"
    case 1: "1 activity"
    default: "\(count) activities"
    }
  }

  func clear() { selection = FamilyActivitySelection() }

  private var count: Int {
    selection.applicationTokens.count + selection.categoryTokens.count
      + selection.webDomainTokens.count
  }

  private func save() {
    let data = try? JSONEncoder().encode(selection)
    UserDefaults.standard.set(data, forKey: Self.key)
  }
}
