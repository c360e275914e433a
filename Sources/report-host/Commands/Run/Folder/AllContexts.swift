import ExtensionHost
import OutputFiles
import Sandbox
import Sanitizer

/// `report-host run --all-contexts`: every report of an extension, each in a file, and an index page.
///
/// Each context has a process of its own, as with `--context`: what one does, takes or keeps says
/// nothing of another, and each file is the same as if it had been asked for alone.
struct AllContexts {
  let run: ReportRun
  let options: RunOptions
  private let console: Console

  /// What became of a context.
  struct Entry {
    let context: String
    /// The file in the folder, with the report or with what went wrong.
    let file: String
    /// Nil for a report.
    let failure: String?
  }

  /// Contexts are run until so many times the limit for one of them has passed, so that an extension
  /// with many that never answer does not hold its user for hours.
  private static let patience = 10.0

  init(_ run: ReportRun, _ options: RunOptions, _ console: Console) {
    self.run = run
    self.options = options
    self.console = console
  }

  /// Makes the reports and writes the folder.
  ///
  /// - Returns: The exit status: 1 where a context gave none.
  /// - Throws: ``CommandFailure`` where nothing is written, since no context gave a report or the
  ///   folder cannot be.
  func write(to path: String, _ gathering: Background<GatheredActivity>) throws -> Int32 {
    do {
      var folder = try OutputFolder(at: path)
      do {
        let entries = try reports(into: &folder, gathering)
        guard entries.contains(where: { $0.failure == nil }) else {
          throw CommandFailure("no context gave a report, so \(Sanitizer.path(path)) is as it was")
        }
        try folder.write([index(of: entries)], to: Self.indexName)
        try gathering.value().tell(console)
        try folder.moveIntoPlace()
        return entries.allSatisfy { $0.failure == nil } ? 0 : 1
      } catch {
        folder.discard()
        throw error
      }
    } catch let error as OutputError {
      if error.isUsage { throw UsageError(error.description, command: RunCommand.syntax.name) }
      throw CommandFailure(error.description)
    }
  }

  private func reports(
    into folder: inout OutputFolder,
    _ gathering: Background<GatheredActivity>
  ) throws -> [Entry] {
    var names = SafeFileNames(reserved: ["index"])
    var entries: [Entry] = []
    let end = ContinuousClock.now + .seconds(run.request.configuration.timeLimit * Self.patience)
    var contexts: [String] = []
    var next = 0
    repeat {
      let result = try report(at: next, &contexts, gathering, isLate: ContinuousClock.now >= end)
      let name = names.name(for: contexts[next], fallback: "context")
      let entry = Entry(
        context: contexts[next],
        file: "\(name).\(result.failure == nil ? options.output.format.ending : "error.txt")",
        failure: result.failure
      )
      try folder.write(result.pieces, to: entry.file)
      entries.append(entry)
      next += 1
    } while next < contexts.count
    return entries
  }

  /// Makes one report, or a line with what went wrong.
  ///
  /// - Parameter contexts: The extension's; found with the first of them.
  private func report(
    at index: Int,
    _ contexts: inout [String],
    _ gathering: Background<GatheredActivity>,
    isLate: Bool
  ) throws -> (pieces: [[UInt8]], failure: String?) {
    var known = contexts
    do {
      if isLate { throw CommandFailure("not tried: those before took too long") }
      let outcome = try run.report(
        from: run.start(),
        context: { try Self.context(at: index, of: $0, &known) },
        activity: { try ReportRequest.activity(gathering, command: RunCommand.syntax.name) }
      )
      contexts = known
      run.tell(outcome)
      return (outcome.pieces, nil)
    } catch let error as CommandFailure {
      guard !known.isEmpty else { throw error }
      contexts = known
      let failure = Sanitizer.sanitized(error.message, limit: 4096)
      let context = Sanitizer.sanitized(known[index], limit: 256)
      console.complain("context '\(context)': \(failure)", in: RunCommand.syntax.name)
      return ([Array((failure + "\n").utf8)], failure)
    }
  }

  /// The context at a position, as the first process has named them.
  private static func context(
    at index: Int,
    of named: [String],
    _ known: inout [String]
  ) throws -> String {
    if known.isEmpty { known = named }
    guard index < known.count else {
      throw CommandFailure("the extension names no contexts, so nothing can be run")
    }
    guard named.contains(known[index]) else {
      throw CommandFailure("it named this context before and does not any more")
    }
    return known[index]
  }
}
