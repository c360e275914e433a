public import Foundation

/// What is dragged, pasted or shared, which nothing can be from an extension: a value without content.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The kinds that the content can be read as.
  open private(set) var registeredTypeIdentifiers: [String] = []

  /// A name to suggest for a file.
  open var suggestedName: String?

  /// Makes a provider without content.
  public override init() {
    super.init()
  }

  /// Makes a provider of an object.
  ///
  /// Accepted without effect: nothing takes it.
  public init(object: Any) {
    super.init()
  }

  /// Makes a provider of an item of a kind.
  ///
  /// Accepted without effect: nothing takes it.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    registeredTypeIdentifiers = [typeIdentifier].compactMap(\.self)
    super.init()
  }

  /// Makes a provider of a file; nil where there is none, as in the sandbox.
  public init?(contentsOf fileURL: URL?) { nil }

  /// Whether the content can be read as a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}
