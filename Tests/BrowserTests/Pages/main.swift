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
kinds.open(.stack(Stack(axis: .vertical, spacing: 12)))
for content in Samples.all { kinds.append(Samples.tree(content)) }
kinds.close()

let trees: [(String, ViewTree)] = [
  ("day", SampleReports.day), ("week", SampleReports.week), ("controls", SampleReports.controls),
  ("kinds", kinds.finish()),
]
for (name, tree) in trees {
  try write(name, HTMLRenderer.render(tree, options: HTMLOptions(title: "Sample: \(name)")))
}
let entries = trees.map { name, _ in
  HTMLIndex.Entry(name: name, file: name + ".html", summary: "A sample")
}
try write("index", HTMLIndex.render(entries: entries, options: HTMLOptions(title: "Reports")))
