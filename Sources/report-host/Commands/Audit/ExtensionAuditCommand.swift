import Audit
import ExtensionHost
import Sandbox
import Sanitizer

/// `report-host audit EXTENSION`.
enum ExtensionAuditCommand {
  static func run(
    _ arguments: ParsedArguments,
    format: AuditCommand.Format,
    console: Console
  ) throws -> Int32 {
    let request = try ReportRequest(
      arguments,
      console: console,
      surroundings: .standard(console)
    )
    let file = try request.locate(console: console, command: "audit")
    let gathering = request.gather(for: file)
    let audit = ExtensionAudit(
      file.executable,
      configuration: request.configuration,
      environment: request.environment
    )
    let contexts = try audit.contexts()
    let activity = try activity(gathering, for: file, request, console)
    for note in activity.notes { console.note(note) }
    let outcome = try audits(contexts, audit, activity, request, arguments.values("--context"))
    let report = AuditReport(
      name: file.name,
      path: file.executable.path,
      tier: request.tier,
      layers: request.configuration.layersInForce,
      isSample: activity.isSample || arguments.isSet("--sample"),
      contexts: outcome.tried,
      notTried: outcome.notTried
    )
    return try AuditCommand.end(passed: report.hasPassed) {
      switch format {
      case .table: try console.write(AuditTable(report).text)
      case .json: try console.write(report.json)
      }
    }
  }

  /// What the extension may see; at a terminal the user is asked, as by 'run'.
  private static func activity(
    _ gathering: Background<GatheredActivity>,
    for file: LocatedExtension,
    _ request: ReportRequest,
    _ console: Console
  ) throws -> GatheredActivity {
    var started: Background<GatheredActivity>? = gathering
    return try AuthorizationRefusal.asking(console) {
      defer { started = nil }
      return try ReportRequest.activity(started ?? request.gather(for: file), command: "audit")
    }
  }

  /// Contexts are run until so many times the limit for one of them has passed, so that an extension
  /// with many that never answer does not hold its audit for hours.
  private static let patience = 10.0

  private static func audits(
    _ contexts: ExtensionAudit.Contexts,
    _ audit: ExtensionAudit,
    _ activity: GatheredActivity,
    _ request: ReportRequest,
    _ wanted: [String]
  ) throws -> (tried: [ContextAudit], notTried: [String]) {
    switch contexts {
    case .none(let failure): return ([failure], [])
    case .named(let known):
      guard !known.isEmpty else {
        throw CommandFailure(
          ExtensionVoice(request.extensionName).about("it names no contexts, so nothing can be run")
        )
      }
      let chosen = try chosen(wanted, among: known, request)
      let end = ContinuousClock.now + .seconds(request.configuration.timeLimit * patience)
      var tried: [ContextAudit] = []
      for context in chosen {
        guard ContinuousClock.now < end else { break }
        tried.append(try audit.audit(context, reports: activity.reports))
      }
      return (tried, Array(chosen.dropFirst(tried.count)))
    }
  }

  /// The contexts that were asked for, each once, or all.
  private static func chosen(
    _ wanted: [String],
    among known: [String],
    _ request: ReportRequest
  ) throws -> [String] {
    guard !wanted.isEmpty else { return known }
    do throws(ContextName.MatchError) {
      let matches = try wanted.map { name throws(ContextName.MatchError) in
        try ContextName.match(name, in: known)
      }
      return known.filter(matches.contains)
    } catch {
      throw UsageError(error.message(for: request.extensionName), command: "audit")
    }
  }
}
