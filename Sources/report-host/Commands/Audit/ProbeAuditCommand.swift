import Audit
import ExtensionHost
import Glibc
import Sandbox
import Suggestions

/// `report-host audit --probes`.
enum ProbeAuditCommand {
  private static let program = "IsolationProbe"

  /// Layers to leave out, separated by commas: tests see with it that an audit notices.
  private static let omission = "REPORT_HOST_AUDIT_WITHOUT"

  static func run(
    _ arguments: ParsedArguments,
    format: AuditCommand.Format,
    console: Console
  ) throws -> Int32 {
    let omitted = try omitted(console, isLayers: arguments.isSet("--layers"))
    guard let host = LocatedExtension.hostPath() else {
      throw CommandFailure("cannot find its own executable; mount /proc")
    }
    // Its controls run without any layer: it must be the one that came with this host.
    let file = try LocatedExtension.findShipped(program, hostPath: host)
    let runner = ProbeRunner(file.executable)
    let probes = try chosen(arguments.operands, among: runner.probes())
    let width = console.terminalSize.map { max($0.columns, 60) } ?? 100
    if arguments.isSet("--layers") {
      let scratch = Scratch(hostPath: host, probesPath: runner.path)
      let proof = try LayerProof(probes, scratch: scratch)
      return try AuditCommand.end(passed: proof.hasPassed) {
        switch format {
        case .table: try console.write(LayerTable(proof, width: width).text)
        case .json: try console.write(proof.json)
        }
      }
    }
    if !omitted.isEmpty {
      let names = IsolationLayer.allCases.filter(omitted.contains).map(\.rawValue)
      console.note("note: \(omission) leaves out \(names.joined(separator: ", "))")
    }
    let audit = ProbeAudit(runner: runner, hostPath: host, omitting: omitted)
    let report = ProbeReport(try probes.map { try audit.run($0) })
    return try AuditCommand.end(passed: report.hasPassed) {
      switch format {
      case .table: try console.write(ProbeTable(report, width: width).text)
      case .json: try console.write(report.json)
      }
    }
  }

  /// The probes of the names, or all.
  private static func chosen(_ names: [String], among probes: [Probe]) throws -> [Probe] {
    guard !names.isEmpty else { return probes }
    let known = probes.map(\.name)
    let groups = Set(probes.map(\.group))
    for name in names where !known.contains(name) && !groups.contains(name) {
      throw UsageError(
        "unknown probe '\(name)'\(didYouMean(name, in: known + groups.sorted())); "
          + "'report-host audit --probes' lists all",
        command: "audit"
      )
    }
    return probes.filter { names.contains($0.name) || names.contains($0.group) }
  }

  private static func omitted(
    _ console: Console,
    isLayers: Bool
  ) throws -> Set<IsolationLayer> {
    let names = (console[omission] ?? "").split(separator: ",").map(String.init)
    if isLayers && !names.isEmpty {
      throw UsageError(
        "--layers chooses the layers itself; unset \(omission)",
        command: "audit"
      )
    }
    return Set(
      try names.map { name in
        guard let layer = IsolationLayer(rawValue: name) else {
          throw UsageError("\(omission) names no layer: '\(name)'", command: "audit")
        }
        return layer
      }
    )
  }
}
