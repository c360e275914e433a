import SwiftUI

/// A modifier by what the environment holds.
struct Dimmed: EnvironmentalModifier {
  struct Dim: ViewModifier {
    let opacity: Double

    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  func resolve(in environment: EnvironmentValues) -> Dim {
    Dim(opacity: environment.isEnabled ? 1 : 0.5)
  }
}
