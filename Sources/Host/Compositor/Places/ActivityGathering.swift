internal import ViewTree

/// Finds the extension of a report and gathers the report's activity, beside the loop.
///
/// One at a time: what is wanted while something is under way follows it, and only the last of it.
struct ActivityGathering {
  /// What was gathered.
  struct Gathered: Sendable {
    var content: ReportContent
    /// Whether something else, or the same anew, was wanted meanwhile.
    var isOutdated: Bool
    var result: Result<Source, ServiceFailure>
  }

  /// What a report is made by, and of.
  struct Source: Sendable {
    var maker: ReportExtension
    var activity: ReportActivity
  }

  private let services: any CompositorServices
  private let workers: Workers
  private var job: Job<Result<Source, ServiceFailure>>?
  /// What the work under way is for.
  private var content: ReportContent?
  /// What is to be gathered next; nil for nothing.
  private var next: ReportContent?
  /// The extension that was last found, and the context that it has.
  private var known: (context: String, maker: ReportExtension)?

  init(services: any CompositorServices, workers: Workers) {
    self.services = services
    self.workers = workers
  }

  var isSettled: Bool { job == nil && next == nil }

  /// Gathers for a report as soon as there is room for that.
  ///
  /// - Parameter looksAnew: Whether another extension may have the context by now.
  mutating func want(_ content: ReportContent, looksAnew: Bool) {
    if looksAnew { known = nil }
    next = content
    begin()
  }

  private mutating func begin() {
    guard job == nil, let next, workers.hasRoom else { return }
    (content, self.next) = (next, nil)
    let maker = known?.context == next.context ? known?.maker : nil
    let services = services
    job = Job(workers) { Self.gather(next, maker, services) }
  }

  private static func gather(
    _ content: ReportContent,
    _ known: ReportExtension?,
    _ services: any CompositorServices
  ) -> Result<Source, ServiceFailure> {
    do throws(ServiceFailure) {
      let maker =
        if let known { known } else { try services.reportExtension(for: content.context) }
      let activity = try services.activity(
        for: content.filter,
        context: content.context,
        of: maker
      )
      return .success(Source(maker: maker, activity: activity))
    } catch {
      return .failure(error)
    }
  }

  /// What was gathered, once; the next begins.
  mutating func take() -> Gathered? {
    var taken: Gathered?
    if let result = job?.value, let content {
      job = nil
      taken = Gathered(content: content, isOutdated: next != nil, result: result)
      if case .success(let source) = result, next == nil {
        known = (content.context, source.maker)
      }
    }
    begin()
    return taken
  }
}
