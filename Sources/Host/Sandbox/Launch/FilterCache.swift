internal import CSandbox
internal import Synchronization

/// The filters of this host process: building one takes a third of a millisecond, so it is done
/// once for each set of options in use.
enum FilterCache {
  /// What a filter depends on.
  struct Key: Hashable {
    var memoryLimit: UInt64
    var tier: SandboxTier
    var hasListener: Bool
    var hasRoot: Bool
    var isFirstProcess: Bool

    init(_ configuration: SandboxConfiguration, _ tier: SandboxTier) {
      memoryLimit = configuration.clampedMemoryLimit
      self.tier = tier
      hasListener = !configuration.omittedLayers.contains(.listener)
      hasRoot = !configuration.omittedLayers.contains(.mountNamespace)
      isFirstProcess = !configuration.omittedLayers.contains(.pidNamespace)
    }
  }

  private struct State: @unchecked Sendable {
    var filters: [Key: rh_filter] = [:]
  }

  private static let state = Mutex(State())

  /// The filter for a configuration.
  ///
  /// It stays valid for as long as the host runs.
  static func filter(
    _ configuration: SandboxConfiguration,
    _ tier: SandboxTier
  ) throws(SandboxError) -> rh_filter {
    let key = Key(configuration, tier)
    var failure: Int32 = 0
    let filter = state.withLock { state in
      if let known = state.filters[key] { return known }
      var built = rh_filter()
      var options = rh_filter_options(
        memory_limit: key.memoryLimit,
        is_dynamic: key.tier == .dynamic ? 1 : 0,
        has_listener: key.hasListener ? 1 : 0,
        has_root: key.hasRoot ? 1 : 0,
        is_first_process: key.isFirstProcess ? 1 : 0
      )
      failure = -rh_filter_build(&options, &built)
      if failure == 0 { state.filters[key] = built }
      return built
    }
    guard failure == 0 else { throw SandboxError(step: .filter, code: failure) }
    return filter
  }
}
