internal import CSandbox
internal import Glibc

/// What of the machine's file system a process is shown, read-only.
///
/// Nothing in the strict tier: what is shown shares its files with the machine, and whoever watches
/// those learns when they are opened.
struct ShownPaths: Sendable {
  struct Place {
    /// Where it is inside.
    var path: String
    /// Where it is outside; `nil` where that is the same.
    var source: String?
    var isFile = false
    var isExecutable = false
    /// What was checked, which has to be what is shown.
    var identity: FileIdentity?
  }

  /// A symbolic link of the new root.
  struct Link {
    var path: String
    var target: String
  }

  var places: [Place] = []
  var links: [Link] = []
}

extension ShownPaths {
  /// The same in the form of a launch request, which points into it; never changed once made.
  final class Request: @unchecked Sendable {
    private var texts: [UnsafeMutablePointer<CChar>?] = []
    private let shown: UnsafeMutableBufferPointer<rh_shown_path>
    private let links: UnsafeMutableBufferPointer<UnsafePointer<CChar>?>

    init(_ paths: ShownPaths) {
      shown = .allocate(capacity: paths.places.count)
      links = .allocate(capacity: paths.links.count * 2)
      for (index, place) in paths.places.enumerated() {
        let entry = rh_shown_path(
          source: copy(place.source ?? place.path),
          path: copy(place.path),
          is_file: place.isFile ? 1 : 0,
          executable: place.isExecutable ? 1 : 0,
          device: place.identity?.device ?? 0,
          inode: place.identity?.inode ?? 0
        )
        shown.initializeElement(at: index, to: entry)
      }
      for (index, text) in paths.links.flatMap({ [$0.path, $0.target] }).enumerated() {
        links.initializeElement(at: index, to: copy(text))
      }
    }

    deinit {
      for text in texts { free(text) }
      shown.deallocate()
      links.deallocate()
    }

    private func copy(_ text: String) -> UnsafePointer<CChar>? {
      let copied = strdup(text)
      texts.append(copied)
      return copied.map { UnsafePointer($0) }
    }

    /// Calls `body` with a request that shows these paths; what it points to is there as long as
    /// this object.
    func withRequest(_ body: (inout rh_launch_request) -> Void) {
      var request = rh_launch_request()
      request.shown = UnsafePointer(shown.baseAddress)
      request.shown_count = UInt32(shown.count)
      request.links = UnsafePointer(links.baseAddress)
      request.links_count = UInt32(links.count / 2)
      withExtendedLifetime(self) { body(&request) }
    }
  }
}
