internal import Sanitizer
internal import ViewTree

/// What stands in a place whose content is not there.
enum StateTree {
  private static let reasonLimit = 400

  /// The content is being made.
  static func loading(_ words: String) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .horizontal)))
    builder.leaf(.progress(Progress(fraction: nil, style: .circular)))
    builder.text(words, .secondary)
    return builder.finish()
  }

  /// Another content is being made, and takes its time.
  static func late(_ content: ViewTree) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading)))
    builder.append(loading("Loading…"))
    builder.append(content)
    return builder.finish()
  }

  /// There is nothing to show.
  static func empty(_ words: String) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.text(words, .secondary)
    return builder.finish()
  }

  /// The content cannot be shown.
  ///
  /// - Parameter retry: The number of a button that tries it again; nil for none.
  static func failed(_ words: String, reason: String?, retry: UInt64?) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical, alignment: .leading)))
    builder.text(words, .primary, weight: .semibold)
    if let reason {
      builder.text(Sanitizer.sanitized(reason, limit: reasonLimit), .secondary)
    }
    if let retry {
      builder.open(.control(ControlMark(number: retry, role: .press)))
      builder.open(.button(ButtonContent(style: .bordered)))
      builder.text("Try Again", .primary)
      builder.close()
      builder.close()
    }
    return builder.finish()
  }
}

extension ViewTreeBuilder {
  fileprivate mutating func text(
    _ words: String,
    _ color: SystemColor,
    weight: FontWeight? = nil
  ) {
    let style = TextStyle(font: Font(weight: weight), paint: .color(.system(color)))
    leaf(.text(TextContent(runs: [TextRun(words, style: style)])))
  }
}

extension ViewTree {
  /// Whether nothing of the tree can be seen.
  var isBlank: Bool {
    nodes.allSatisfy { node in
      switch node.content {
      case .spacer: true
      case .text(let text): text.runs.allSatisfy(\.string.isEmpty)
      default: node.descendantCount > 0 || Self.isEmptyContainer(node.content)
      }
    }
  }

  private static func isEmptyContainer(_ content: Content) -> Bool {
    switch content {
    case .stack, .depthStack, .list, .section, .grid, .gridRow, .lazyGrid, .geometry: true
    default: false
    }
  }
}
