import Charts
import SwiftUI
import ViewTree

/// The chart that a view resolves to.
@MainActor
func chart(
  of view: some View,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> ViewTree::Chart {
  for node in try render(view: view, environment: environment).nodes {
    if case .chart(let chart) = node.content { return chart }
  }
  return ViewTree::Chart()
}

/// An environment in English and UTC.
var english: EnvironmentValues {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  environment.timeZone = .gmt
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  environment.calendar = calendar
  return environment
}

/// The framework's chart, by a name that is not also one of the tree's.
typealias SwiftUIChart = Charts::Chart
