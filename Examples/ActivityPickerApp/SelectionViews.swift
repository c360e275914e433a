import FamilyControls
import ManagedSettings
import SwiftUI

/// How many activities were chosen, which is all that the app can count.
struct SelectionSummary: View {
  let selection: FamilyActivitySelection

  var body: some View {
    Text(
      """
      \(selection.applications.count) applications, \(selection.categories.count) categories, \
      \(selection.webDomains.count) web domains
      """
    )
  }
}

/// The chosen applications and categories by the names that only the system knows: the app draws a
/// label for each token, and the system fills it in.
struct SelectionList: View {
  let selection: FamilyActivitySelection

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(selection.categoryTokens), id: \.self) { Label($0) }
      ForEach(Array(selection.applicationTokens), id: \.self) { Label($0) }
      ForEach(Array(selection.webDomainTokens), id: \.self) { Label($0) }
    }
  }
}

extension FamilyActivitySelection {
  /// The number of all tokens.
  var tokenCount: Int {
    applicationTokens.count + categoryTokens.count + webDomainTokens.count
  }
}
