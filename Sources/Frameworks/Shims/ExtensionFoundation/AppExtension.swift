@_exported public import FoundationShims

/// An extension of an app, run in a process of its own.
@MainActor
@preconcurrency
public protocol AppExtension {
  /// What the extension is set up with.
  associatedtype Configuration: AppExtensionConfiguration

  /// What the extension is set up with.
  var configuration: Configuration { get }

  /// Creates the extension.
  init()
}

/// What an extension is set up with.
public protocol AppExtensionConfiguration {
  /// Whether to accept a connection of the host's; none ever comes.
  func accept(connection: NSXPCConnection) -> Bool
}

extension AppExtensionConfiguration {
  /// Accepts no connection.
  public func accept(connection: NSXPCConnection) -> Bool { false }
}

/// A connection to another process, of which an extension has none: nobody can make one.
public final class NSXPCConnection: NSObject {
  private override init() {
    super.init()
  }
}

/// The place in the system that an extension fills.
///
/// A report's is known without it.
public struct AppExtensionPoint: Sendable {
  /// The place's name, as a reversed domain name.
  public let identifier: Identifier

  /// The name of a place for extensions.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name from a host's and one of its own.
    public init(host: String, name: String) {
      self.init(host + "." + name)
    }
  }

  /// Binds an extension to a place.
  @resultBuilder
  public enum Bind {
    /// Makes a place from its name.
    public static func buildBlock(_ identifier: Identifier) -> AppExtensionPoint {
      AppExtensionPoint(identifier: identifier)
    }
  }
}
