@_exported public import FoundationShims

/// The network as a program sees it: none, in an extension.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a network.
  public enum Status: Equatable, Sendable {
    /// There is.
    case satisfied
    /// There is none.
    case unsatisfied
    /// There is one where someone asks for it.
    case requiresConnection
  }

  /// Whether there is a network: none.
  public var status: Status { .unsatisfied }
  /// Whether the network is costly: there is none.
  public var isExpensive: Bool { false }
  /// Whether the network is to be spared: there is none.
  public var isConstrained: Bool { false }
  /// Whether names can be looked up: no.
  public var supportsDNS: Bool { false }
  /// Whether there are short addresses: no.
  public var supportsIPv4: Bool { false }
  /// Whether there are long addresses: no.
  public var supportsIPv6: Bool { false }

  /// Whether the network is of a kind: there is none.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A means to reach a network.
public struct NWInterface: Hashable, Sendable {
  /// The kind of a means.
  public enum InterfaceType: Hashable, Sendable {
    /// Some other.
    case other
    /// Wi-Fi.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The name.
  public let name: String
  /// The kind.
  public let type: InterfaceType
}

/// Tells when the network changes: once, that there is none.
public final class NWPathMonitor: @unchecked Sendable {
  /// Called when the network changes.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

  /// The network: none.
  public var currentPath: NWPath { NWPath() }

  private var isCancelled = false

  /// Makes a monitor of all networks.
  public init() {}

  /// Makes a monitor of networks of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Makes a monitor of networks other than of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Begins to tell.
  public func start(queue: DispatchQueue) {
    queue.async {
      if !self.isCancelled { self.pathUpdateHandler?(NWPath()) }
    }
  }

  /// Stops to tell.
  public func cancel() { isCancelled = true }
}
