@_exported public import FoundationShims

/// What does not change of something that goes on.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable & Hashable
}

/// What is shown of something that goes on.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// What changes.
  public var state: State
  /// From when on it is out of date.
  public var staleDate: Date?
  /// How important it is among others.
  public var relevanceScore: Double

  /// Makes a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Whether an app may show what goes on: an extension may not.
public struct ActivityAuthorizationInfo: Sendable {
  /// Makes an answer.
  public init() {}

  /// Whether the app may: no.
  public var areActivitiesEnabled: Bool { false }
}
