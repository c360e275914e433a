public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph's style.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the words.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the words.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Extra space after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Extra space after each character.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through the words.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the words.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The line under the words.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the words.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the outline of letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline of letters.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Where the words lead.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far words are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A picture among the words.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A line under or through words.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int

  /// Makes a style from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

/// How lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// On both sides.
  case justified
  /// As the language has it.
  case natural
}

/// Where lines of text are broken.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// With an ellipsis at the start.
  case byTruncatingHead
  /// With an ellipsis at the end.
  case byTruncatingTail
  /// With an ellipsis in the middle.
  case byTruncatingMiddle
}

/// The style of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The usual style.
  public static let `default` = NSParagraphStyle()

  fileprivate var values = Values()

  fileprivate struct Values {
    var alignment: NSTextAlignment = .natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
  }

  /// How lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Where lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
}

/// The style of a paragraph, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space below the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// Where lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The height of lines as a part of the usual one.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The least height of lines.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of lines.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// How far the first line is moved in.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines are moved in.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
}

extension AttributedString {
  /// Takes over the words, fonts, colours and lines of a string of UIKit.
  public init(_ nsString: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsString.length)
    nsString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var part = AttributedString(nsString.attributedSubstring(from: range).string)
      if let font = attributes[.font] as? UIFont { part.swiftUI.font = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor {
        part.swiftUI.foregroundColor = Color(color)
      }
      if let style = attributes[.underlineStyle] as? Int, style != 0 {
        part.swiftUI.underlineStyle = .single
      }
      if let style = attributes[.strikethroughStyle] as? Int, style != 0 {
        part.swiftUI.strikethroughStyle = .single
      }
      if let kern = attributes[.kern] as? CGFloat { part.swiftUI.kern = kern }
      append(part)
    }
  }
}
