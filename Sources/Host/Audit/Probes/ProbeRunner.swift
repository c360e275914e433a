internal import ExtensionHost
internal import ExtensionProtocol
package import Sandbox
internal import ViewTree

/// Runs probes the way `report-host run` runs any extension.
package struct ProbeRunner {
  /// The context whose rendering is the list of all probes.
  static let catalogue = "catalogue"

  private let executable: ExecutableFile
  /// The path of the probe program.
  package var path: String { executable.path }

  package init(_ executable: ExecutableFile) {
    self.executable = executable
  }

  /// Why the probes cannot be listed.
  package struct CatalogueError: Error, CustomStringConvertible {
    package let description: String
  }

  /// Asks the program for its probes.
  package func probes() throws -> [Probe] {
    let session = try ExtensionSession(executable, configuration: SandboxConfiguration())
    _ = try session.greet()
    let text = Self.text(of: try Self.render(Self.catalogue, session))
    _ = session.finish()
    let lines = text.split(separator: "\n")
    let probes = lines.compactMap { Probe(line: $0) }
    // A line that cannot be read is an attack that would be left out without a word.
    guard !probes.isEmpty, probes.count == lines.count,
      Set(probes.map(\.name)).count == probes.count
    else {
      throw CatalogueError(description: "\(executable.path): it lists no probes; build it anew")
    }
    return probes
  }

  /// Runs one probe with every layer.
  package func run(_ probe: String, timeLimit: Double = Self.timeLimit) -> ProbeObservation {
    run(probe, without: [], timeLimit: timeLimit)
  }

  /// Seconds that a probe may take.
  package static let timeLimit = 5.0

  /// Runs one probe with layers left out: an attack that works, so only for the first process of
  /// a scratch environment.
  func run(
    _ probe: String,
    without omitted: Set<IsolationLayer>,
    timeLimit: Double = Self.timeLimit
  ) -> ProbeObservation {
    var configuration = SandboxConfiguration()
    configuration.timeLimit = timeLimit
    configuration.omittedLayers = omitted
    let session: ExtensionSession
    do {
      session = try ExtensionSession(executable, configuration: configuration)
    } catch {
      var observation = ProbeObservation(outcome: .unclear("it was not started"))
      observation.failure = "\(error)"
      return observation
    }
    var tree: ViewTree?
    var failure: SessionError?
    do throws(SessionError) {
      _ = try session.greet()
      tree = try Self.render(probe, session)
    } catch {
      failure = error
    }
    let ending = session.finish()
    var observation = Self.observation(tree.map(Self.text), failure, ending)
    observation.seen = HostSight.word(
      tree: tree,
      failure: failure,
      ending: ending,
      log: session.log,
      logLimit: configuration.logLimit
    )
    return observation
  }

  private static func observation(
    _ finding: String?,
    _ failure: SessionError?,
    _ ending: Ending
  ) -> ProbeObservation {
    let outcome =
      finding.map { ProbeOutcome(finding: printable($0)) } ?? .ended(word(failure, ending))
    var observation = ProbeObservation(outcome: outcome)
    observation.reported = ending.refusals.map(\.systemCall)
    if case .violation(let refusal) = ending.verdict { observation.endedFor = refusal.systemCall }
    return observation
  }

  private static func word(_ failure: SessionError?, _ ending: Ending) -> String {
    switch failure {
    case .malformed?, .version?, .restless?: return "malformed reply"
    case .outputFlood?: return "output flood"
    case .failed?: return "failure told"
    case .ended?, .endedAtStart?, nil: break
    }
    switch ending.verdict {
    case .violation(let refusal): return "ended at \(refusal.systemCall)"
    case .crash: return "crashed"
    case .ok, .empty: return "exited without an answer"
    case .terminated: return "malformed reply"
    default: return "\(ending.verdict)"
    }
  }

  private static func render(
    _ context: String,
    _ session: ExtensionSession
  ) throws(SessionError) -> ViewTree {
    try session.render(
      context: context,
      environment: Environment(
        locale: "en_US",
        timeZone: "UTC",
        firstWeekday: 1,
        now: 0,
        width: 640,
        height: nil,
        colorScheme: .light
      ),
      reports: []
    )
  }

  private static func text(of tree: ViewTree) -> String {
    guard case .text(let text) = tree.nodes[0].content else { return "unclear it drew something" }
    return text.string
  }
}
