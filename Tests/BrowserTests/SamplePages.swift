import HTMLRenderer
import HostileText
import TreeSamples
import ViewTree

/// The pages that the browser opens.
enum SamplePages {
  /// The pages by name.
  static func all() throws -> [(name: String, bytes: [UInt8])] {
    let kinds = everyKind
    let strings = HostileStrings.all.map(\.text)
    let hostile = try HostileTree.replacing(in: kinds) { strings[$0 % strings.count] }
    let trees: [(String, ViewTree)] = [
      ("day", SampleReports.day), ("week", SampleReports.week),
      ("controls", SampleReports.controls), ("kinds", kinds), ("hostile", hostile),
      ("words", words(strings)), ("deep", deep),
    ]
    let pages = trees.map { name, tree in
      (name, HTMLRenderer.render(tree, options: HTMLOptions(title: "Sample: \(name)")))
    }
    return pages + [("index", index(trees.map(\.0)))]
  }

  private static func index(_ names: [String]) -> [UInt8] {
    let entries = names.map { name in
      HTMLIndex.Entry(name: name, file: name + ".html", summary: "A sample")
    }
    return HTMLIndex.render(entries: entries, options: HTMLOptions(title: "Reports"))
  }

  /// Every kind of node, below each other.
  private static var everyKind: ViewTree {
    var builder = ViewTreeBuilder()
    builder.node(.stack(Stack(axis: .vertical, spacing: 12))) { builder in
      for content in Samples.all {
        builder.node(content) { builder in
          for _ in 0..<content.allowedChildren.lowerBound { builder.words("Words", .body) }
        }
      }
    }
    return builder.finish()
  }

  private static func words(_ strings: [String]) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.node(.list(.automatic)) { builder in
      for text in strings { builder.words(text, .body) }
    }
    return builder.finish()
  }

  /// Deeper than browsers nest elements.
  private static var deep: ViewTree {
    var builder = ViewTreeBuilder()
    for depth in 0..<600 {
      let stack = Stack(axis: depth % 2 == 0 ? .vertical : .horizontal)
      builder.open(depth % 3 == 0 ? .padding(.all(1)) : .stack(stack))
    }
    builder.words("At the bottom", .body)
    return builder.finish()
  }
}
