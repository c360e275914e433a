internal import CSandbox
internal import Glibc

/// What this system offers to the sandbox, found out by trying.
package struct SandboxCapabilities: Sendable {
  package let kernelRelease: String
  package let layers: [SandboxLayer]

  /// Required layers that are missing: with any, the strict tier refuses to run.
  package var missing: [SandboxLayer] {
    layers.filter { $0.isRequired && $0.state == .missing }
  }

  /// Tries every layer.
  ///
  /// Takes about a millisecond and leaves nothing behind.
  package static func probe() -> SandboxCapabilities {
    SandboxCapabilities(
      kernelRelease: firstLine(of: "/proc/sys/kernel/osrelease") ?? "unknown",
      layers: [userNamespaces()] + otherNamespaces() + [
        emptyRoot(), landlock(), seccompNotification(),
        simple("pidfd", rh_probe_pidfd(), needs: "5.3"),
        simple("close_range", rh_probe_close_range(), needs: "5.9"),
        controlGroup(),
      ]
    )
  }

  private static func userNamespaces() -> SandboxLayer {
    let error = rh_probe_namespaces(RH_NAMESPACE_USER.rawValue)
    return SandboxLayer(
      name: "user namespaces",
      state: error == 0 ? .present : .missing,
      explanation: error == 0 ? "available" : errorText(-error),
      remedy: error == 0
        ? nil : UserNamespaceObstacle.find()?.remedy ?? UserNamespaceObstacle.general,
      isRequired: true
    )
  }

  private static func otherNamespaces() -> [SandboxLayer] {
    let namespaces: [(String, rh_namespace)] = [
      ("pid namespaces", RH_NAMESPACE_PID), ("mount namespaces", RH_NAMESPACE_MOUNT),
      ("network namespaces", RH_NAMESPACE_NETWORK), ("IPC namespaces", RH_NAMESPACE_IPC),
      ("UTS namespaces", RH_NAMESPACE_UTS),
    ]
    return namespaces.map { name, namespace in
      let error = rh_probe_namespaces(RH_NAMESPACE_USER.rawValue | namespace.rawValue)
      return SandboxLayer(
        name: name,
        state: error == 0 ? .present : .missing,
        explanation: error == 0 ? "available" : errorText(-error),
        remedy: nil,
        isRequired: true
      )
    }
  }

  /// Where AppArmor restricts user namespaces they can be made, but nothing can be done in them.
  private static func emptyRoot() -> SandboxLayer {
    let error = rh_probe_mounting()
    return SandboxLayer(
      name: "empty root",
      state: error == 0 ? .present : .missing,
      explanation: error == 0 ? "can be mounted" : errorText(-error),
      remedy: error == 0 ? nil : UserNamespaceObstacle.find()?.remedy,
      isRequired: true
    )
  }

  private static func landlock() -> SandboxLayer {
    let version = rh_probe_landlock()
    return SandboxLayer(
      name: "Landlock",
      state: version > 0 ? .present : .missing,
      explanation: version > 0 ? "ABI \(version)" : errorText(-version),
      remedy: version > 0
        ? nil : "needs Linux 5.13 or newer with landlock in the lsm= boot parameter",
      isRequired: true
    )
  }

  private static func seccompNotification() -> SandboxLayer {
    simple("seccomp user notification", rh_probe_seccomp_notification(), needs: "5.19")
  }

  private static func simple(_ name: String, _ error: Int32, needs release: String) -> SandboxLayer
  {
    SandboxLayer(
      name: name,
      state: error >= 0 ? .present : .missing,
      explanation: error >= 0 ? "available" : errorText(-error),
      remedy: error >= 0 ? nil : "needs Linux \(release) or newer",
      isRequired: true
    )
  }

  /// Informational: resource limits hold without control groups.
  private static func controlGroup() -> SandboxLayer {
    let line = firstLine(of: "/proc/self/cgroup") ?? ""
    let isUnified = line.hasPrefix("0::")
    let folder = "/sys/fs/cgroup" + line.dropFirst(3)
    let isDelegated = isUnified && access(folder + "/cgroup.procs", W_OK) == 0
    return SandboxLayer(
      name: "control group delegation",
      state: isDelegated ? .present : .missing,
      explanation: isDelegated
        ? "delegated" : isUnified ? "not delegated to this user" : "no unified hierarchy",
      remedy: nil,
      isRequired: false
    )
  }
}

/// The first line of a small file, if it can be read.
func firstLine(of path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
    filled = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
  return String(decoding: bytes.prefix { $0 != 0x0a }, as: UTF8.self)
}
