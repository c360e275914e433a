import DeviceActivity
import SwiftUI

/// Hands work to queues, which here share the one thread.
struct QueueReport: DeviceActivityReportScene {
  let context = DeviceActivityReport.Context("Queues")
  let content: ([String]) -> LinesView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> [String] {
    let nested = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        DispatchQueue.main.async { continuation.resume(returning: "main after global") }
      }
    }
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { continuation.resume() }
    }
    let hasWaited = ContinuousClock.now - start >= .milliseconds(30)
    return [nested, "waited \(hasWaited)", DispatchQueue.main.sync { "at once" }]
  }
}
