internal import Compositor
internal import ExtensionProtocol
internal import Foundation
internal import PlainTree
internal import Sandbox
internal import Synchronization
internal import Testing
internal import ViewTree

/// A scripted app in a compositor, on a surface of 80 columns without a layout.
final class Stage {
  let services: FakeServices
  let compositor: Compositor
  let recorder = Recorder()
  private let regions: [UInt64: RegionSize]

  init(
    kept: String? = nil,
    limit: Double = 10,
    regions: [UInt64: RegionSize] = [:]
  ) throws {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = (link as NSString).deletingLastPathComponent
    let executable = try ExecutableFile(path: folder + "/ScriptedProcess")
    services = FakeServices(executable: executable, limit: limit)
    if let kept { services.state.withLock { $0.kept = Array(kept.utf8) } }
    var configuration = SandboxConfiguration()
    configuration.timeLimit = limit
    self.regions = regions
    compositor = try Compositor(
      app: CompositorApp(name: "Scripted", executable: executable, configuration: configuration),
      services: services,
      surface: Self.surface(width: 640, regions, recorder)
    )
    wait { !texts.contains("Starting…") }
  }

  /// What the surface was asked.
  final class Recorder {
    var widths: [Double?] = []
    var names: [TokenName?] = []
  }

  static func surface(
    width: Double,
    _ regions: [UInt64: RegionSize],
    _ recorder: Recorder
  ) -> CompositionSurface {
    CompositionSurface(
      environment: Environment(
        locale: "en_US",
        timeZone: "UTC",
        firstWeekday: 1,
        now: 0,
        width: width,
        height: 384,
        colorScheme: .dark
      ),
      geometry: { tree, width, _, names in
        recorder.widths.append(width)
        for node in tree.nodes {
          if case .tokenLabel(let label) = node.content { recorder.names.append(names(label)) }
        }
        return tree.hasGeometry ? [NodeGeometry(id: 1, width: width ?? -1)] : []
      },
      regions: { _ in regions }
    )
  }

  func resize(width: Double) {
    compositor.resize(to: Self.surface(width: width, regions, recorder))
  }

  /// Tells the app what to do, and waits until it has.
  func tell(_ line: String) {
    compositor.use(1, .enter(line))
    wait { !self.compositor.compose().awaiting.contains(1) }
  }

  var texts: [String] { Self.texts(compositor.compose().tree) }

  static func texts(_ tree: ViewTree) -> [String] {
    tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  /// The marks of the composed tree.
  var marks: [ControlMark] {
    compositor.compose().tree.nodes.compactMap { node in
      if case .control(let mark) = node.content { mark } else { nil }
    }
  }

  /// Runs the loop until something is so; gives up after half a minute.
  func wait(_ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool) {
    let end = Date().addingTimeInterval(30)
    while !isDone() {
      guard Date() < end else {
        Issue.record("nothing came: \(texts)", sourceLocation: location)
        return
      }
      turn()
    }
  }

  /// Runs the loop for some time.
  func wait(seconds: Double) {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end { turn() }
  }

  private func turn() {
    compositor.turn(within: 0.05)
  }
}
