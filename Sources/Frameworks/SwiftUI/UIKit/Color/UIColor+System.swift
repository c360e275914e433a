internal import ViewTree

extension UIColor {
  /// UIKit's label.
  public static let label = UIColor(.system(.primary))
  /// UIKit's secondary label.
  public static let secondaryLabel = UIColor(.system(.secondary))
  /// UIKit's tertiary label.
  public static let tertiaryLabel = UIColor(.system(.tertiary))
  /// UIKit's quaternary label.
  public static let quaternaryLabel = UIColor(.system(.quaternary))
  /// UIKit's placeholder text.
  public static let placeholderText = UIColor(.system(.tertiary))
  /// UIKit's separator.
  public static let separator = UIColor(.system(.separator))
  /// UIKit's opaque separator.
  public static let opaqueSeparator = UIColor(.system(.separator))
  /// UIKit's link.
  public static let link = UIColor(.system(.accent))
  /// UIKit's tint color.
  public static let tintColor = UIColor(.system(.accent))
  /// UIKit's system background.
  public static let systemBackground = UIColor(.system(.background))
  /// UIKit's secondary system background.
  public static let secondarySystemBackground = UIColor(.system(.secondaryBackground))
  /// UIKit's tertiary system background.
  public static let tertiarySystemBackground = UIColor(.system(.tertiaryBackground))
  /// UIKit's system grouped background.
  public static let systemGroupedBackground = UIColor(.system(.background))
  /// UIKit's secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(.system(.secondaryBackground))
  /// UIKit's tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(.system(.tertiaryBackground))
  /// UIKit's system fill.
  public static let systemFill = UIColor(.system(.fill))
  /// UIKit's secondary system fill.
  public static let secondarySystemFill = UIColor(.system(.fill))
  /// UIKit's tertiary system fill.
  public static let tertiarySystemFill = UIColor(.system(.fill))
  /// UIKit's quaternary system fill.
  public static let quaternarySystemFill = UIColor(.system(.fill))
  /// UIKit's system gray 2.
  public static let systemGray2 = UIColor(.system(.tertiary))
  /// UIKit's system gray 3.
  public static let systemGray3 = UIColor(.system(.quaternary))
  /// UIKit's system gray 4.
  public static let systemGray4 = UIColor(.system(.gray, opacity: 0.45))
  /// UIKit's system gray 5.
  public static let systemGray5 = UIColor(.system(.fill))
  /// UIKit's system gray 6.
  public static let systemGray6 = UIColor(.system(.secondaryBackground))
  /// UIKit's system red.
  public static let systemRed = UIColor(.system(.red))
  /// UIKit's system orange.
  public static let systemOrange = UIColor(.system(.orange))
  /// UIKit's system yellow.
  public static let systemYellow = UIColor(.system(.yellow))
  /// UIKit's system green.
  public static let systemGreen = UIColor(.system(.green))
  /// UIKit's system mint.
  public static let systemMint = UIColor(.system(.mint))
  /// UIKit's system teal.
  public static let systemTeal = UIColor(.system(.teal))
  /// UIKit's system cyan.
  public static let systemCyan = UIColor(.system(.cyan))
  /// UIKit's system blue.
  public static let systemBlue = UIColor(.system(.blue))
  /// UIKit's system indigo.
  public static let systemIndigo = UIColor(.system(.indigo))
  /// UIKit's system purple.
  public static let systemPurple = UIColor(.system(.purple))
  /// UIKit's system pink.
  public static let systemPink = UIColor(.system(.pink))
  /// UIKit's system brown.
  public static let systemBrown = UIColor(.system(.brown))
  /// UIKit's system gray.
  public static let systemGray = UIColor(.system(.gray))
  /// UIKit's clear.
  public static let clear = UIColor(.system(.clear))
  /// UIKit's black.
  public static let black = UIColor(.system(.black))
  /// UIKit's white.
  public static let white = UIColor(.system(.white))
  /// UIKit's red.
  public static let red = UIColor(.system(.red))
  /// UIKit's orange.
  public static let orange = UIColor(.system(.orange))
  /// UIKit's yellow.
  public static let yellow = UIColor(.system(.yellow))
  /// UIKit's green.
  public static let green = UIColor(.system(.green))
  /// UIKit's cyan.
  public static let cyan = UIColor(.system(.cyan))
  /// UIKit's blue.
  public static let blue = UIColor(.system(.blue))
  /// UIKit's purple.
  public static let purple = UIColor(.system(.purple))
  /// UIKit's brown.
  public static let brown = UIColor(.system(.brown))
  /// UIKit's gray.
  public static let gray = UIColor(.system(.gray))
  /// UIKit's light gray.
  public static let lightGray = UIColor(.system(.gray, opacity: 0.6))
  /// UIKit's magenta.
  public static let magenta = UIColor(.rgb(1, 0, 1))
  /// UIKit's dark text.
  public static let darkText = UIColor(.system(.black))
  /// UIKit's light text.
  public static let lightText = UIColor(.system(.white, opacity: 0.6))
  /// UIKit's dark gray.
  public static let darkGray = UIColor(.system(.gray))
}
