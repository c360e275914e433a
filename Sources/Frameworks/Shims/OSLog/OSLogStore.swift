internal import FoundationShims

/// The messages that were logged, which an extension cannot read.
public class OSLogStore {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// The system's.
    case system
    /// Those of this process.
    case currentProcessIdentifier
  }

  /// A moment in the messages.
  public final class Position: Sendable {
    private init() {}
  }

  private init() {}

  /// Throws that there is no permission to read messages.
  public convenience init(scope: Scope) throws {
    throw CocoaError(.fileReadNoPermission)
  }

  /// Throws that there is no permission to read messages.
  public class func local() throws -> OSLogStore { throw CocoaError(.fileReadNoPermission) }
}
