internal import ActivityStore

/// The buckets of one source of ActivityWatch, on their way to a recorder.
///
/// A front asks for each bucket by its header and hands over the bucket's events, in any order.
final class ActivityWatchHistory {
  let recorder: Recorder
  private let names: ActivityWatchNames
  private var buckets = 0
  /// Desktops whose windows are in the source, and whose presence is.
  private var watched: Set<String> = []
  private var attended: Set<String> = []

  init(_ recorder: Recorder) {
    self.recorder = recorder
    names = ActivityWatchNames(recorder)
  }

  /// Whether one more bucket is allowed.
  var hasRoom: Bool { buckets < recorder.options.limits.buckets }

  /// Where the events of a bucket go; nil for a bucket of a kind that is not read.
  func bucket(_ header: BucketHeader) throws -> ActivityWatchBucket? {
    guard header.kind != .other else {
      recorder.report.bucketsSkipped.append(header.id)
      return nil
    }
    buckets += 1
    recorder.report.bucketsRead += 1
    let host = header.host ?? ""
    if header.kind == .window { watched.insert(host) }
    if header.kind == .afk { attended.insert(host) }
    return try ActivityWatchBucket(header, names, recorder)
  }

  /// Adds to the report what the reader should know.
  func finish() {
    recorder.report.notes.append(
      "gaps up to 5 s are closed and split at the middle, as ActivityWatch does since 2026"
    )
    for host in watched.subtracting(attended).sorted() {
      let name = host.isEmpty ? "the desktop" : host
      recorder.report.notes.append(
        "no record of absence on \(name) in this source: without any, all its windows count"
      )
    }
  }
}
