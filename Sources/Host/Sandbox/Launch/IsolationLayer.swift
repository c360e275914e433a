internal import CSandbox

/// One layer of the sandbox, by the name that commands and documents give it.
package enum IsolationLayer: String, CaseIterable, Sendable {
  case userNamespace = "user-namespace"
  case pidNamespace = "pid-namespace"
  /// With the empty root.
  case mountNamespace = "mount-namespace"
  case networkNamespace = "network-namespace"
  case ipcNamespace = "ipc-namespace"
  case utsNamespace = "uts-namespace"
  /// In place of a user namespace, for a host that is root.
  case identity
  case descriptors
  case environment
  case session
  case deathSignal = "death-signal"
  case limits
  case noNewPrivileges = "no-new-privileges"
  case landlock
  case seccomp
  /// Without it the filter answers refused calls itself, and nobody is told of them.
  case listener

  /// The layer's bit in a launch request; 0 for what the host does itself.
  var bit: UInt32 {
    switch self {
    case .userNamespace: RH_LAYER_USER_NAMESPACE.rawValue
    case .pidNamespace: RH_LAYER_PID_NAMESPACE.rawValue
    case .mountNamespace: RH_LAYER_MOUNT_NAMESPACE.rawValue
    case .networkNamespace: RH_LAYER_NETWORK_NAMESPACE.rawValue
    case .ipcNamespace: RH_LAYER_IPC_NAMESPACE.rawValue
    case .utsNamespace: RH_LAYER_UTS_NAMESPACE.rawValue
    case .identity: RH_LAYER_IDENTITY.rawValue
    case .descriptors: RH_LAYER_DESCRIPTORS.rawValue
    case .environment: 0
    case .session: RH_LAYER_SESSION.rawValue
    case .deathSignal: RH_LAYER_DEATH_SIGNAL.rawValue
    case .limits: RH_LAYER_LIMITS.rawValue
    case .noNewPrivileges: RH_LAYER_NO_NEW_PRIVILEGES.rawValue
    case .landlock: RH_LAYER_LANDLOCK.rawValue
    case .seccomp: RH_LAYER_SECCOMP.rawValue
    case .listener: RH_LAYER_LISTENER.rawValue
    }
  }
}

extension IsolationLayer {
  /// What an ordinary user has none of where user namespaces are forbidden.
  package static let namespaces: Set<IsolationLayer> = [
    .userNamespace, .pidNamespace, .mountNamespace, .networkNamespace, .ipcNamespace, .utsNamespace,
  ]

  /// What a system may lack without leaving an extension unconfined.
  ///
  /// The filter of system calls is not among them: it alone keeps a process from the network
  /// where there are no namespaces.
  package static let acceptable = namespaces.union([.landlock, .listener])

  /// Reads names separated by commas; `namespaces` stands for all six.
  ///
  /// - Returns: `nil` where a name is unknown or of a layer that nobody may go without.
  package static func accepted(_ list: String) -> Set<IsolationLayer>? {
    var layers: Set<IsolationLayer> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "namespaces" {
        layers.formUnion(namespaces)
      } else if let layer = IsolationLayer(rawValue: String(name)), acceptable.contains(layer) {
        layers.insert(layer)
      } else {
        return nil
      }
    }
    return layers
  }

  /// The names of layers, separated by commas, as ``accepted(_:)`` reads them.
  package static func list(_ layers: Set<IsolationLayer>) -> String {
    let all = layers.isSuperset(of: namespaces)
    let rest = all ? layers.subtracting(namespaces) : layers
    let names = allCases.filter(rest.contains).map(\.rawValue)
    return ((all ? ["namespaces"] : []) + names).joined(separator: ",")
  }
}

/// How much of the machine a process may see.
package enum SandboxTier: String, CaseIterable, Sendable {
  /// Static executables: no file system, no threads, no code made at run time.
  case strict
  /// Dynamically linked and interpreted programs: the machine's libraries to read, threads,
  /// executable memory. Weaker.
  case dynamic

  /// Layers without which nothing runs, whatever the user accepts.
  ///
  /// The dynamic tier may open files, so it depends on a root of its own, and on a /proc that shows
  /// no process of the machine.
  var required: Set<IsolationLayer> {
    self == .dynamic ? [.mountNamespace, .pidNamespace] : []
  }
}
