@_exported public import FoundationShims

/// What an app can do for the system.
///
/// The system never asks an extension to.
public protocol AppIntent: Sendable {
  /// What comes of it.
  associatedtype PerformResult: IntentResult

  /// What it does, in words.
  static var title: LocalizedStringResource { get }

  /// Whether the app is opened.
  static var openAppWhenRun: Bool { get }

  /// Makes an intent with its first values.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The app is not opened.
  public static var openAppWhenRun: Bool { false }
}

/// What comes of an intent.
public protocol IntentResult: Sendable {}

/// An intent's result without a value.
public struct EmptyIntentResult: IntentResult {}

extension IntentResult where Self == EmptyIntentResult {
  /// Nothing.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// A value that an intent is given.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  private var value: Value?
  private let initialValue: Value?

  /// Makes a value with a name.
  public init(title: LocalizedStringResource, default defaultValue: Value) {
    initialValue = defaultValue
  }

  /// Makes a value with a name; it has to be set before it is read, unless it is optional.
  public init(title: LocalizedStringResource) where Value: ExpressibleByNilLiteral {
    initialValue = .some(nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? initialValue else {
        preconditionFailure("an intent's parameter was read before it was set")
      }
      return value
    }
    set { value = newValue }
  }
}

extension AppIntent {
  /// A value that the intent is given.
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}
