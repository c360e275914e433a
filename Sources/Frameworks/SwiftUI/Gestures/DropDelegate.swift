public import Foundation
public import FoundationShims
public import UniformTypeIdentifiers

/// What is done with a drop.
public enum DropOperation: Sendable {
  /// It is refused for now.
  case cancel
  /// It is refused.
  case forbidden
  /// What is dropped is copied.
  case copy
  /// What is dropped is moved.
  case move
}

/// How a view would take a drop.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation

  /// Proposes what would be done.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is being dropped, and where.
public struct DropInfo {
  /// Where it is.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether something of a type is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What is dropped of a type.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// Decides about drops on a view; as nothing is dragged, it is never asked.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop can be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop.
  func performDrop(info: DropInfo) -> Bool
  /// The drop has come over the view.
  func dropEntered(info: DropInfo)
  /// The drop has moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drop has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves the proposal to the system.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets a delegate take what is dropped on the view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    self
  }

  /// Takes what is dropped on the view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Takes what is dropped on the view, and where.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    self
  }

  /// Lets a delegate take what is dropped on the view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View {
    self
  }

  /// Takes what is dropped on the view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
}
