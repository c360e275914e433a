/// A button that shares something; a report may send nothing anywhere, so that pressing it does
/// nothing.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
  private let label: Label

  nonisolated init(named label: Label) {
    self.label = label
  }
}

extension ShareLink: View {
  /// The label, as a button.
  public var body: some View { Button(action: {}) { label } }
}

/// The label of a button that shares something.
public struct DefaultShareLinkLabel {
  let title: Text?
}

extension DefaultShareLinkLabel: View {
  /// A title with a symbol.
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What is shown of something before it is shared.
public struct SharePreview<Image, Icon> {
  /// Makes a preview with a title, a picture and a symbol.
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}

  /// Makes a preview with a title and a picture.
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}

  /// Makes a preview with a title and a symbol.
  public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}

  /// Makes a preview with a title.
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}
