public import Foundation

/// A picture from an address.
///
/// A report may not ask the network for anything, so the picture never comes: what stands in for it
/// is shown.
public struct AsyncImage<Content> {
  private let content: Content
}

extension AsyncImage: View where Content: View {
  /// Shows a grey rectangle in place of a picture.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(.picture("picture"))
  }

  /// Shows a view in place of a picture.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - scale: How many pixels make a point.
  ///   - content: Makes the view of a picture that has come. Accepted without effect: none comes.
  ///   - placeholder: Makes the view that stands in.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }

  /// Shows the view of the phase in which nothing has come yet.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - scale: How many pixels make a point.
  ///   - transaction: How the phases change. Accepted without effect: they do not.
  ///   - content: Makes the view of a phase.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// What stands in for the picture.
  public var body: some View { content }
}

/// How far a picture from an address has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come; the only phase in a report.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture cannot be had.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
