internal import CSandbox
internal import Glibc

/// What of the machine's file system a process is shown, read-only.
struct ShownPaths {
  struct Place {
    /// Where it is inside.
    var path: String
    /// Where it is outside; `nil` where that is the same.
    var source: String?
    var isFile = false
    var isExecutable = false
  }

  /// A symbolic link of the new root.
  struct Link {
    var path: String
    var target: String
  }

  var places: [Place] = []
  var links: [Link] = []

  /// Of the strict tier: nothing but the zone database, which Foundation cannot do without.
  static func strict() -> ShownPaths {
    var shown = ShownPaths()
    if access(RefusalPolicy.zoneinfo, R_OK | X_OK) == 0 {
      shown.places = [Place(path: RefusalPolicy.zoneinfo)]
    }
    return shown
  }

  /// Calls `body` with the same in the form of a launch request.
  func withRequest(_ body: (inout rh_launch_request) -> Void, _ request: inout rh_launch_request) {
    let sources = places.map { strdup($0.source ?? $0.path) }
    let paths = places.map { strdup($0.path) }
    let texts = links.flatMap { [strdup($0.path), strdup($0.target)] }
    defer { for text in sources + paths + texts { free(text) } }
    let shown = places.indices.map { index in
      rh_shown_path(
        source: sources[index].map { UnsafePointer($0) },
        path: paths[index].map { UnsafePointer($0) },
        is_file: places[index].isFile ? 1 : 0,
        executable: places[index].isExecutable ? 1 : 0
      )
    }
    shown.withUnsafeBufferPointer { shown in
      texts.map { $0.map { UnsafePointer($0) } }.withUnsafeBufferPointer { texts in
        request.shown = shown.baseAddress
        request.shown_count = UInt32(shown.count)
        request.links = texts.baseAddress
        request.links_count = UInt32(texts.count / 2)
        body(&request)
      }
    }
  }
}
