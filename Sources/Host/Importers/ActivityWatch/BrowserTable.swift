/// Buckets of web watchers by their browser, in the order of the file.
struct BrowserPages {
  private(set) var entries: [(browser: Browser, buckets: [ActivityWatchBucket])] = []
  private var indices: [Browser: Int] = [:]

  mutating func add(_ bucket: ActivityWatchBucket) {
    let browser = Browser(bucket: bucket.header.id)
    if let index = indices[browser] {
      entries[index].buckets.append(bucket)
    } else {
      indices[browser] = entries.count
      entries.append((browser, [bucket]))
    }
  }

  /// The events of all of them.
  var eventCount: Int {
    entries.reduce(0) { $1.buckets.reduce($0) { $0 + $1.list.spans.count } }
  }
}

/// Which of an import's applications are windows of which browser, found out once for each.
struct BrowserTable {
  private let isWindow: [Browser: [Bool]]

  /// - Parameters:
  ///   - buckets: Those of web watchers are asked for; others are left out.
  ///   - applications: The applications by their numbers.
  init(_ buckets: [ActivityWatchBucket], applications: [String]) {
    var isWindow: [Browser: [Bool]] = [:]
    for bucket in buckets where bucket.kind == .web {
      let browser = Browser(bucket: bucket.header.id)
      if isWindow[browser] == nil {
        isWindow[browser] = applications.map { browser.matches(application: $0) }
      }
    }
    self.isWindow = isWindow
  }

  /// Whether each application is a window of the browser, by the application's number.
  func windows(of browser: Browser) -> [Bool] { isWindow[browser] ?? [] }
}
