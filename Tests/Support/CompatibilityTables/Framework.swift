import Foundation

/// One of Apple's frameworks as authors find it here.
struct Framework {
  /// Apple's name, which is the page's name too.
  var name: String
  /// The module that holds it.
  var module: String

  /// Those that reports are made of come first; the others follow in the order of the alphabet.
  private static let first = [
    "DeviceActivity", "FamilyControls", "ManagedSettings", "SwiftUI", "Charts", "Foundation",
  ]

  /// All frameworks whose sources are in the repository.
  static func all(root: URL) throws -> [Framework] {
    let manager = FileManager.default
    let folder = root.appending(path: "Sources/Frameworks")
    let names = try [folder, folder.appending(path: "Shims")].flatMap {
      try manager.contentsOfDirectory(atPath: $0.path)
    }
    let frameworks = names.filter { !$0.hasPrefix("_") && !unlisted.contains($0) }.map { name in
      Framework(name: name == "FoundationShims" ? "Foundation" : name, module: name)
    }
    return frameworks.sorted { left, right in
      let ranks = [left, right].map { first.firstIndex(of: $0.name) ?? first.count }
      return ranks[0] == ranks[1]
        ? left.name.lowercased() < right.name.lowercased() : ranks[0] < ranks[1]
    }
  }

  /// What stands beside the frameworks' sources.
  private static let unlisted: Set = ["Overlays", "PreviewMacros", "Shims"]
}

/// Apple's public names, which the repository keeps as lists of facts.
///
/// A line is `Type: member member` or a name of its own; `#` begins a comment.
package struct AppleNames {
  package private(set) var paths: [String] = []

  package init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let members = parts.count > 1 ? parts[1].split(separator: " ") : []
      if parts.count == 2, let type = parts.first {
        if type != "-" { paths.append(String(type)) }
        paths += members.map { type == "-" ? String($0) : "\(type).\($0)" }
      } else {
        paths += line.split(separator: " ").map(String.init)
      }
    }
  }
}
