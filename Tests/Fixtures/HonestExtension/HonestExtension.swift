import DeviceActivity
import SwiftUI

/// Reports that do what honest code does on other systems and the sandbox refuses.
@main
struct HonestExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    Attempt("Nothing") { "nothing" }
    Attempt("Defaults", Habits.writesDefaults)
    Attempt("Home", Habits.readsHome)
    Attempt("File", Habits.writesFile)
    Attempt("Request", Habits.looksUpName)
    Attempt("Thread", Habits.startsThread)
    Attempt("Process", Habits.startsProcess)
  }
}

/// A report on what came of an attempt.
struct Attempt: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context
  let attempt: () -> String
  let content: (String) -> Text = { Text($0) }

  init(_ name: String, _ attempt: @escaping () -> String) {
    context = DeviceActivityReport.Context(name)
    self.attempt = attempt
  }

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    attempt()
  }
}
