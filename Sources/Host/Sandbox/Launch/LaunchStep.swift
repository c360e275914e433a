internal import CSandbox

/// What a launch does, in order; a failure names one of them.
package enum LaunchStep: String, Sendable, CaseIterable {
  case tier = "serve the tier"
  case filter = "build the system call filter"
  case pipes = "open pipes"
  case clone = "create namespaces"
  case awaitLaunch = "wait for the launch"
  case parentDeath = "tie the process to the host's life"
  case identityMaps = "map user and group inside the user namespace"
  case descriptors = "place file descriptors"
  case closeRange = "close inherited file descriptors"
  case session = "start a session"
  case namespaces = "verify that the namespaces are new"
  case rootMount = "mount an empty root"
  case shownPaths = "show what the process may read"
  case processes = "mount a process file system"
  case pivotRoot = "change to the empty root"
  case limits = "set resource limits"
  case identity = "become nobody"
  case noNewPrivileges = "give up gaining privileges"
  case landlock = "restrict file access with Landlock"
  case landlockCheck = "verify that Landlock is enforced"
  case rootCheck = "verify that the root is empty"
  case seccomp = "install the system call filter"
  case seccompCheck = "verify that the system call filter is enforced"
  case listener = "hand over the listener"
  case execute = "execute the file"

  init(_ step: rh_step) {
    self =
      switch step {
      case RH_STEP_PIPES: .pipes
      case RH_STEP_CLONE: .clone
      case RH_STEP_AWAIT: .awaitLaunch
      case RH_STEP_PARENT_DEATH: .parentDeath
      case RH_STEP_IDENTITY_MAPS: .identityMaps
      case RH_STEP_DESCRIPTORS: .descriptors
      case RH_STEP_CLOSE_RANGE: .closeRange
      case RH_STEP_SESSION: .session
      case RH_STEP_NAMESPACES: .namespaces
      case RH_STEP_ROOT_MOUNT: .rootMount
      case RH_STEP_SHOWN_PATHS: .shownPaths
      case RH_STEP_PROCESSES: .processes
      case RH_STEP_PIVOT_ROOT: .pivotRoot
      case RH_STEP_LIMITS: .limits
      case RH_STEP_IDENTITY: .identity
      case RH_STEP_NO_NEW_PRIVILEGES: .noNewPrivileges
      case RH_STEP_LANDLOCK: .landlock
      case RH_STEP_LANDLOCK_CHECK: .landlockCheck
      case RH_STEP_ROOT_CHECK: .rootCheck
      case RH_STEP_SECCOMP: .seccomp
      case RH_STEP_SECCOMP_CHECK: .seccompCheck
      case RH_STEP_LISTENER: .listener
      default: .execute
      }
  }

  /// Whether a failure here is likely a missing kernel feature or permission, and not bad luck.
  var dependsOnKernel: Bool {
    switch self {
    case .tier, .pipes, .descriptors, .session, .limits, .identity, .execute: false
    default: true
    }
  }
}
