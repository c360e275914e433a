import Foundation
import HTMLRenderer
import HostileText
import TreeSamples
import ViewTree

// Writes the pages that the browser's tests open into the folder named by the first argument.
let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: BrowserPages FOLDER\n".utf8))
  exit(2)
}
let folder = URL(filePath: arguments[1])

func write(_ name: String, _ bytes: [UInt8]) throws {
  try Data(bytes).write(to: folder.appending(path: name + ".html"))
}

/// Every kind of node, below each other.
var kinds = ViewTreeBuilder()
kinds.node(.stack(Stack(axis: .vertical, spacing: 12))) { builder in
  for content in Samples.all {
    builder.node(content) { builder in
      for _ in 0..<content.allowedChildren.lowerBound { builder.words("Words", .body) }
    }
  }
}

/// Every string of these is hostile, markup most of all.
let strings = HostileStrings.all.map(\.text)
let hostile = try HostileTree.replacing(in: kinds.finish()) { strings[$0 % strings.count] }
let markup = (HostileStrings.markup + HostileStrings.links).map(\.text)
var hostileWords = ViewTreeBuilder()
hostileWords.node(.list(.automatic)) { builder in
  for text in strings + markup { builder.words(text, .body) }
}

/// As deep as a tree may be.
var deep = ViewTreeBuilder()
for depth in 0..<400 {
  deep.open(
    depth % 3 == 0
      ? .padding(.all(1)) : .stack(Stack(axis: depth % 2 == 0 ? .vertical : .horizontal))
  )
}
deep.words("At the bottom", .body)

let trees: [(String, ViewTree)] = [
  ("day", SampleReports.day), ("week", SampleReports.week), ("controls", SampleReports.controls),
  ("kinds", kinds.finish()),
  ("hostile", hostile), ("words", hostileWords.finish()), ("deep", deep.finish()),
]
for (name, tree) in trees {
  try write(name, HTMLRenderer.render(tree, options: HTMLOptions(title: "Sample: \(name)")))
}
let entries = trees.map { name, _ in
  HTMLIndex.Entry(name: name, file: name + ".html", summary: "A sample")
}
try write("index", HTMLIndex.render(entries: entries, options: HTMLOptions(title: "Reports")))
