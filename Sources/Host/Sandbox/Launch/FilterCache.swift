internal import CSandbox
internal import Synchronization

/// The filters of this host process: building one takes a third of a millisecond, so it is done
/// once for each memory limit in use.
enum FilterCache {
  private struct State: @unchecked Sendable {
    var filters: [UInt64: rh_filter] = [:]
  }

  private static let state = Mutex(State())

  /// The filter for a memory limit.
  ///
  /// It stays valid for as long as the host runs.
  static func filter(memoryLimit: UInt64) throws(SandboxError) -> rh_filter {
    var failure: Int32 = 0
    let filter = state.withLock { state in
      if let known = state.filters[memoryLimit] { return known }
      var built = rh_filter()
      failure = -rh_filter_build(memoryLimit, &built)
      if failure == 0 { state.filters[memoryLimit] = built }
      return built
    }
    guard failure == 0 else { throw SandboxError(step: .filter, code: failure) }
    return filter
  }
}
