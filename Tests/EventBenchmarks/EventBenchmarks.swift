import ExtensionProtocol
import Glibc
import SwiftUI
import ViewTree

/// `make bench-events`: what it costs an app to do what a control asks for and to describe its views
/// anew, beside describing them for a host that takes no events.
///
/// The budget is of the median, in processor time: others use the machine too.
@main
struct EventBenchmarks {
  @MainActor
  static func main() throws {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
    let shown = ViewGraph(root: Settings())
    let used = ViewGraph(root: Settings())
    used.takesEvents = true
    let tree = try used.render()
    let marks = tree.nodes.compactMap { node -> UInt64? in
      if case .control(let mark) = node.content, mark.role == .press { mark.number } else { nil }
    }
    guard let button = marks.first else { return print("there is no button to press") }
    let count = try shown.render().nodes.count
    print("\(rounds) rounds, milliseconds of processor time, \(count) nodes\n")
    let plain = try median(rounds) { _ = try shown.render() }
    let event = try median(rounds) {
      used.perform(.press, control: button)
      _ = try used.render()
    }
    print("described without marks: \(plain)")
    print(
      "an event, with \(marks.count) buttons: \(event) (budget 4: \(event < 4 ? "kept" : "MISSED"))"
    )
  }

  private static func median(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
    var samples: [Double] = []
    for round in 0..<(max(rounds, 1) + 3) {
      let start = now()
      try body()
      if round >= 3 { samples.append(now() - start) }
    }
    return samples.sorted()[samples.count / 2]
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// A view with a button above many rows of controls.
struct Settings: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("pressed \(count)") { count += 1 }
      List { ForEach(0..<110, id: \.self) { Setting(number: $0) } }
    }
  }
}

/// One row of controls.
struct Setting: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    HStack {
      Text("Setting \(number)")
      Spacer()
      Toggle("on", isOn: $isOn)
      Button("turn") { isOn.toggle() }
    }
    .padding(2)
  }
}
