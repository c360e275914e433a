extension ShareLink {
  /// Makes a button for something.
  public nonisolated init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button for something, with a label.
  public nonisolated init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(named: label())
  }

  /// Makes a button for something, with a title.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button for something, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button for something, with a title.
  public nonisolated init<I>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: title))
  }

  /// Makes a button for something, with a preview.
  public nonisolated init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button for something, with a preview, with a label.
  public nonisolated init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<I> {
    self.init(named: label())
  }

  /// Makes a button for something, with a preview, with a title.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button for something, with a preview, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button for something, with a preview, with a title.
  public nonisolated init<I>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink {
  /// Makes a button for several things.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button for several things, with a label.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  )
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.init(named: label())
  }

  /// Makes a button for several things, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button for several things, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button for several things, with a title.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(named: DefaultShareLinkLabel(title: title))
  }

  /// Makes a button for several things, with a preview.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  )
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a button for several things, with a preview, with a label.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  )
  where Data: RandomAccessCollection {
    self.init(named: label())
  }

  /// Makes a button for several things, with a preview, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  )
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button for several things, with a preview, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  )
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button for several things, with a preview, with a title.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  )
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
    self.init(named: DefaultShareLinkLabel(title: title))
  }
}
