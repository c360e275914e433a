public import Foundation

/// Content that scrolls.
///
/// Accepted without effect.
open class UIScrollView: UIView {
  /// Settings for all views that scroll.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UIScrollView { UIScrollView() }

  /// What scrolling does to a keyboard.
  ///
  /// Accepted without effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// It goes.
    case onDrag
    /// It follows.
    case interactive
  }

  /// Whether the content bounces.
  ///
  /// Accepted without effect.
  open var bounces = true
  /// Whether pages stop the content.
  ///
  /// Accepted without effect.
  open var isPagingEnabled = false
  /// Whether the content scrolls.
  ///
  /// Accepted without effect.
  open var isScrollEnabled = true
  /// Whether a bar is shown.
  ///
  /// Accepted without effect.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar is shown.
  ///
  /// Accepted without effect.
  open var showsHorizontalScrollIndicator = true
  /// The space around the content.
  ///
  /// Accepted without effect.
  open var contentInset = UIEdgeInsets.zero
  /// How far the content has been moved.
  ///
  /// Accepted without effect.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  ///
  /// Accepted without effect.
  open var contentSize = CGSize.zero
  /// What scrolling does to a keyboard.
  ///
  /// Accepted without effect.
  open var keyboardDismissMode: KeyboardDismissMode = .none
}

/// Rows.
///
/// Accepted without effect.
open class UITableView: UIScrollView {
  /// Settings for all tables.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITableView { UITableView() }

  /// The colour of the lines between rows.
  ///
  /// Accepted without effect.
  open var separatorColor: UIColor?
  /// The lines between rows.
  ///
  /// Accepted without effect.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The space beside the lines.
  ///
  /// Accepted without effect.
  open var separatorInset = UIEdgeInsets.zero
  /// What stands below the rows.
  ///
  /// Accepted without effect.
  open var tableFooterView: UIView?
  /// What stands above the rows.
  ///
  /// Accepted without effect.
  open var tableHeaderView: UIView?
  /// The space above the header of a section.
  ///
  /// Accepted without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of rows.
  ///
  /// Accepted without effect.
  open var rowHeight: CGFloat = -1
}

/// A row.
///
/// Accepted without effect.
open class UITableViewCell: UIView {
  /// Settings for all rows.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITableViewCell { UITableViewCell() }

  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As usual.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// How the row looks when it is chosen.
  ///
  /// Accepted without effect.
  open var selectionStyle: SelectionStyle = .default
  /// What is behind a chosen row.
  ///
  /// Accepted without effect.
  open var selectedBackgroundView: UIView?
}

/// Items.
///
/// Accepted without effect.
open class UICollectionView: UIScrollView {
  /// Settings for all collections.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UICollectionView { UICollectionView() }
}
