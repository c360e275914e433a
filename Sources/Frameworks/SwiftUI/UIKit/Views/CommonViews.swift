public import Foundation

/// A line of words.
open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// The words with their styles.
  open var attributedText: NSAttributedString?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the words.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// How lines stand.
  open var textAlignment: NSTextAlignment = .natural
  /// The most lines; 0 for as many as it takes.
  open var numberOfLines = 1
  /// Where lines are broken.
  ///
  /// Accepted without effect.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether words may shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How far words may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size of text that the reader likes.
  ///
  /// Accepted without effect.
  open var adjustsFontForContentSizeCategory = false

  override var shownContent: AnyView? {
    let words = attributedText.map { Text(AttributedString($0)) } ?? text.map { Text(verbatim: $0) }
    guard let words else { return nil }
    let alignment: TextAlignment =
      textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    return AnyView(
      words
        .font(font.map { Font($0) })
        .foregroundColor(textColor.map { Color($0) })
        .multilineTextAlignment(alignment)
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.5) : 1)
    )
  }
}

/// A picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Makes a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes no view: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var shownContent: AnyView? {
    image.map { AnyView(Image(uiImage: $0).foregroundColor(tintColor.map { Color($0) })) }
  }
}

/// Views in a row or column.
open class UIStackView: UIView {
  /// How views share the room.
  ///
  /// Accepted without effect.
  public enum Distribution: Int, Sendable {
    /// One takes what is left.
    case fill
    /// All the same.
    case fillEqually
    /// In proportion to their ideal sizes.
    case fillProportionally
    /// The same space between them.
    case equalSpacing
    /// The same distance between their middles.
    case equalCentering
  }

  /// Where views stand across the row.
  public enum Alignment: Int, Sendable {
    /// Everywhere.
    case fill
    /// At the start.
    case leading
    /// At the first line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// At the last line.
    case lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// A row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How views share the room.
  ///
  /// Accepted without effect.
  open var distribution: Distribution = .fill
  /// Where views stand across the row.
  open var alignment: Alignment = .fill
  /// The space between views.
  open var spacing: CGFloat = 0
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }

  /// Takes a view out of the row.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  override var shownContent: AnyView? {
    let views = arrangedSubviews.compactMap(\.shown)
    let rows = ForEach(views.indices, id: \.self) { views[$0] }
    guard axis == .vertical else {
      return AnyView(HStack(spacing: spacing) { rows })
    }
    let alignment: HorizontalAlignment =
      alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    return AnyView(VStack(alignment: alignment, spacing: spacing) { rows })
  }
}

/// A sign that something is going on.
open class UIActivityIndicatorView: UIView {
  /// The size of the sign.
  ///
  /// Accepted without effect.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The colour.
  ///
  /// Accepted without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// Whether the sign is hidden while nothing goes on.
  open var hidesWhenStopped = true
  /// Whether something goes on.
  public private(set) var isAnimating = false

  /// Makes a sign.
  public convenience init(style: Style) {
    self.init(frame: .zero)
  }

  /// Something goes on.
  open func startAnimating() { isAnimating = true }

  /// Nothing goes on.
  open func stopAnimating() { isAnimating = false }

  override var shownContent: AnyView? {
    isAnimating || !hidesWhenStopped ? AnyView(ProgressView()) : AnyView(EmptyView())
  }
}

/// How far something has come.
open class UIProgressView: UIView {
  /// The part that is done, 0…1.
  open var progress: Float = 0
  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  ///
  /// Accepted without effect.
  open var trackTintColor: UIColor?

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var shownContent: AnyView? {
    AnyView(
      ProgressView(value: Color.unit(Double(progress))).tint(progressTintColor.map { Color($0) })
    )
  }
}
