public import Combine

/// A view that runs an action at each value that a publisher sends.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view that is shown.
  public var content: Content
  /// What sends values.
  public var publisher: PublisherType
  /// What is done with each.
  public var action: (PublisherType.Output) -> Void

  /// Makes a view that runs an action at each value of a publisher.
  public init(
    content: Content,
    publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The content.
  public var body: some View {
    content.onReceive(publisher, perform: action)
  }
}
