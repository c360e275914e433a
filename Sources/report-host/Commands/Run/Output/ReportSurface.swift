import Compositor
import ViewTree

/// One form of output: what a tree is laid out for and becomes.
///
/// An extension is told of the places of its own views in the same form that is then written, so that
/// what depends on them fits.
protocol ReportSurface: Sendable {
  /// Where the geometry nodes of a tree stand, in points.
  func geometry(of tree: ViewTree, names: TokenNames) throws -> [NodeGeometry]

  /// The same on a part of the surface, in points wide; nil for all of it.
  func geometry(of tree: ViewTree, names: TokenNames, width: Double?) throws -> [NodeGeometry]

  /// The room that an app's view leaves for what the host draws in it, by the numbers of their marks;
  /// where one is missing it is as wide as the surface.
  func regions(of tree: ViewTree) -> [UInt64: RegionSize]

  /// The report's bytes in pieces, since all of them may be many, and one array would be copied as it
  /// grows.
  func pieces(of report: ShownReport) throws -> [[UInt8]]
}

extension ReportSurface {
  func geometry(of tree: ViewTree, names: TokenNames, width: Double?) throws -> [NodeGeometry] {
    try geometry(of: tree, names: names)
  }

  func regions(of tree: ViewTree) -> [UInt64: RegionSize] { [:] }
}

/// A tree with what the host adds to it.
struct ShownReport: Sendable {
  let tree: ViewTree
  /// What its tokens stand for.
  let names: TokenNames
  /// The extension's name and the context's, not yet made safe to show.
  let extensionName: String
  let context: String

  /// What a file calls itself.
  var title: String { "\(context) – \(extensionName)" }
}
