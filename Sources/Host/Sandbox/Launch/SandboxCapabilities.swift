internal import CSandbox
internal import Glibc

/// What this system offers to the sandbox, found out by trying.
package struct SandboxCapabilities: Sendable {
  package let kernelRelease: String
  package let layers: [SandboxLayer]

  /// Layers that are missing: with any, nothing runs unless the user accepts it.
  package var missing: [SandboxLayer] {
    layers.filter { $0.state == .missing }
  }

  /// Tries every layer.
  ///
  /// Takes about a millisecond and leaves nothing behind.
  package static func probe() -> SandboxCapabilities {
    let user = rh_probe_namespaces(RH_NAMESPACE_USER.rawValue)
    return SandboxCapabilities(
      kernelRelease: firstLine(of: "/proc/sys/kernel/osrelease") ?? "unknown",
      layers: [userNamespaces(user)] + otherNamespaces(hasUserNamespaces: user == 0) + [
        emptyRoot(hasUserNamespaces: user == 0), landlock(), seccompNotification(),
        simple("pidfd", rh_probe_pidfd(), needs: "5.3"),
        simple("close_range", rh_probe_close_range(), needs: "5.9"),
      ]
    )
  }

  private static func userNamespaces(_ error: Int32) -> SandboxLayer {
    SandboxLayer(
      name: "user namespaces",
      state: error == 0 ? .present : .missing,
      explanation: error == 0 ? "available" : errorText(-error),
      remedy: error == 0
        ? nil : UserNamespaceObstacle.find()?.remedy ?? UserNamespaceObstacle.general,
      isolation: .userNamespace
    )
  }

  private static func otherNamespaces(hasUserNamespaces: Bool) -> [SandboxLayer] {
    let namespaces: [(String, rh_namespace, IsolationLayer)] = [
      ("pid namespaces", RH_NAMESPACE_PID, .pidNamespace),
      ("mount namespaces", RH_NAMESPACE_MOUNT, .mountNamespace),
      ("network namespaces", RH_NAMESPACE_NETWORK, .networkNamespace),
      ("IPC namespaces", RH_NAMESPACE_IPC, .ipcNamespace),
      ("UTS namespaces", RH_NAMESPACE_UTS, .utsNamespace),
    ]
    let user = hasUserNamespaces ? RH_NAMESPACE_USER.rawValue : 0
    return namespaces.map { name, namespace, isolation in
      let error = rh_probe_namespaces(user | namespace.rawValue)
      return SandboxLayer(
        name: name,
        state: error == 0 ? .present : .missing,
        explanation: error == 0 ? "available" : errorText(-error),
        remedy: nil,
        isolation: isolation
      )
    }
  }

  /// Where AppArmor restricts user namespaces they can be made, but nothing can be done in them.
  private static func emptyRoot(hasUserNamespaces: Bool) -> SandboxLayer {
    let error = rh_probe_mounting(hasUserNamespaces ? 1 : 0)
    return SandboxLayer(
      name: "empty root",
      state: error == 0 ? .present : .missing,
      explanation: error == 0 ? "can be mounted" : errorText(-error),
      remedy: error == 0 ? nil : UserNamespaceObstacle.find()?.remedy,
      isolation: .mountNamespace
    )
  }

  private static func landlock() -> SandboxLayer {
    let version = rh_probe_landlock()
    return SandboxLayer(
      name: "Landlock",
      state: version > 0 ? .present : .missing,
      explanation: version > 0
        ? "ABI \(version): \(landlockScope(version))" : errorText(-version),
      remedy: version > 0
        ? nil : "needs Linux 5.13 or newer with landlock in the lsm= boot parameter",
      isolation: .landlock
    )
  }

  /// What an older ABI lacks is held by namespaces and the filter all the same.
  private static func landlockScope(_ version: Int32) -> String {
    switch version {
    case ..<4: "files"
    case 4, 5: "files and TCP"
    default: "files, TCP, signals and abstract sockets"
    }
  }

  private static func seccompNotification() -> SandboxLayer {
    let error = rh_probe_seccomp_notification()
    return SandboxLayer(
      name: "seccomp user notification",
      state: error >= 0 ? .present : .missing,
      explanation: error >= 0 ? "available" : errorText(-error),
      remedy: listenerRemedy(error),
      isolation: .listener
    )
  }

  private static func listenerRemedy(_ error: Int32) -> String? {
    switch error {
    case 0...: nil
    case -EBUSY: "a container or supervisor already listens to this process's system calls"
    default: "needs Linux 5.19 or newer"
    }
  }

  private static func simple(_ name: String, _ error: Int32, needs release: String) -> SandboxLayer
  {
    SandboxLayer(
      name: name,
      state: error >= 0 ? .present : .missing,
      explanation: error >= 0 ? "available" : errorText(-error),
      remedy: error >= 0 ? nil : "needs Linux \(release) or newer",
      isolation: nil
    )
  }
}

extension SandboxCapabilities {
  /// Of the layers that a user accepts to lack, those that this system lacks indeed.
  package func omissions(accepting accepted: Set<IsolationLayer>) -> Set<IsolationLayer> {
    accepted.intersection(missing.compactMap(\.isolation))
  }

  /// What is missing beyond what is accepted already, in one line, and how to accept it.
  func shortage(accepting accepted: Set<IsolationLayer>, tier: SandboxTier) -> String? {
    let missing = self.missing.filter { $0.isolation.map { !accepted.contains($0) } ?? true }
    guard let first = missing.first else { return nil }
    let others = missing.dropFirst()
    let names = others.map(\.name).joined(separator: ", ")
    // Without user namespaces an ordinary user has none of the others; one reason is enough.
    let text =
      first.isolation == .userNamespace && !others.isEmpty
      ? "\(first.sentence), and with them \(names)"
      : missing.map(\.sentence).joined(separator: "; ")
    return text + (acceptance(missing, accepted, tier).map { "; \($0)" } ?? "")
  }

  private func acceptance(
    _ missing: [SandboxLayer],
    _ accepted: Set<IsolationLayer>,
    _ tier: SandboxTier
  ) -> String? {
    let layers = missing.compactMap(\.isolation)
    guard layers.count == missing.count else { return nil }
    guard tier.required.isDisjoint(with: layers) else {
      return "the dynamic tier cannot go without mount and pid namespaces"
    }
    return "--accept-missing \(IsolationLayer.list(accepted.union(layers))) runs without"
  }
}

/// The first line of a small file, if it can be read.
func firstLine(of path: String) -> String? {
  beginning(of: path).map { String($0.prefix { $0 != "\n" }) }
}

/// The first 4096 bytes of a file, if it can be read.
func beginning(of path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
    filled = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
  return String(decoding: bytes, as: UTF8.self)
}
