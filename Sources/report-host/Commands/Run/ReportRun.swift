import ExtensionHost
import ExtensionProtocol
import Sandbox
import Sanitizer
import ViewTree

/// Asks an extension's process for one report, draws that, and ends the process.
struct ReportRun {
  let file: LocatedExtension
  let request: ReportRequest
  let surface: any ReportSurface
  let console: Console

  /// What a process gave, after its end.
  struct Outcome {
    /// The report as it is written.
    let pieces: [[UInt8]]
    fileprivate let ending: Ending
    fileprivate let log: [UInt8]
  }

  /// Starts a process.
  ///
  /// - Throws: `SandboxError` when a layer of the sandbox cannot be had.
  func start() throws -> ExtensionSession {
    try ExtensionSession(file.executable, configuration: request.configuration)
  }

  /// Lets a process make the report of a context; it has ended when this returns or throws.
  ///
  /// - Parameters:
  ///   - session: A process that was just started.
  ///   - context: Chooses among those that the process names.
  ///   - activity: Waits for the activity that it may see.
  /// - Throws: ``CommandFailure`` with the extension's name for what goes wrong with it, and what the
  ///   closures and the surface throw.
  func report(
    from session: ExtensionSession,
    context: ([String]) throws -> String,
    activity: () throws -> GatheredActivity
  ) throws -> Outcome {
    let drawing: Background<[[UInt8]]>
    do {
      let context = try context(session.greet().contexts)
      let reports = try activity().reports
      let tree = try tree(from: session, context, reports)
      // The process ends under supervision before anything is written, which may block for long.
      drawing = Background { [surface, name = file.name] in
        try surface.pieces(
          of: ShownReport(
            tree: tree,
            names: TokenNames(reports, for: tree),
            extensionName: name,
            context: context
          )
        )
      }
    } catch let error as SessionError {
      let ending = session.finish()
      tell(ending, session.log)
      throw CommandFailure(ExtensionVoice(file.name).about("\(error)" + cause(ending, session.log)))
    } catch {
      // Nothing of an extension runs while its user is asked or told.
      _ = session.finish()
      throw error
    }
    let ending = session.finish()
    return Outcome(pieces: try drawing.value(), ending: ending, log: session.log)
  }

  private func tree(
    from session: ExtensionSession,
    _ context: String,
    _ reports: [ActivityReport]
  ) throws -> ViewTree {
    var failure: (any Error)?
    let tree = try session.render(
      context: context,
      environment: request.environment,
      reports: reports,
      layout: { tree in
        do {
          return try surface.geometry(of: tree, names: TokenNames(reports, for: tree))
        } catch {
          failure = error
          return []
        }
      }
    )
    if let failure { throw failure }
    return tree
  }

  /// Tells what the user should know of a process that gave its report.
  func tell(_ outcome: Outcome) {
    tell(outcome.ending, outcome.log)
    guard let lapse = outcome.ending.verdict.lapse else { return }
    console.note(Sanitizer.sanitized(ExtensionVoice(file.name).note(lapse)))
  }

  private func tell(_ ending: Ending, _ log: [UInt8]) {
    let voice = ExtensionVoice(file.name)
    let shown = ShownLog(log)
    for line in shown.lines { console.note(voice.line(line)) }
    let dropped = shown.droppedBytes + ending.droppedLogBytes
    if dropped > 0 { console.note(voice.note("\(dropped) more bytes of output were dropped")) }
    if let summary = RefusalSummary(ending.refusals).line {
      let asked = Sanitizer.sanitized(request.extensionName, limit: 256)
      console.note(voice.note("\(summary); see 'report-host audit \(asked)'"))
    }
  }

  /// What the extension itself said of its crash, for the end of the line that tells of it.
  private func cause(_ ending: Ending, _ log: [UInt8]) -> String {
    guard case .crash = ending.verdict else { return "" }
    return CrashMessage(log: log).map { ": \($0)" } ?? ""
  }
}
