public import Foundation
internal import ViewTree

extension View {
  /// Adds space at some edges; nil for the surface's default.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    let amount = length.map { $0.treeLength }
    func edge(_ edge: Edge.Set) -> Double? { edges.contains(edge) ? amount : 0 }
    return node(
      .padding(
        PaddingInsets(
          top: edge(.top),
          leading: edge(.leading),
          bottom: edge(.bottom),
          trailing: edge(.trailing)
        )
      )
    )
  }

  /// Adds the same space at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds space at each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    node(
      .padding(
        PaddingInsets(
          top: insets.top.treeLength,
          leading: insets.leading.treeLength,
          bottom: insets.bottom.treeLength,
          trailing: insets.trailing.treeLength
        )
      )
    )
  }

  /// Gives the view a fixed size along one or both axes.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    node(
      .frame(
        width: width.flatMap { $0.treeSize },
        height: height.flatMap { $0.treeSize },
        alignment: alignment.tree
      )
    )
  }

  /// Gives the view a range of sizes.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    node(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.flatMap { $0.treeSize },
          idealWidth: idealWidth.flatMap { $0.treeSize },
          maxWidth: maxWidth.flatMap { $0 == .infinity ? .infinity : $0.treeSize },
          minHeight: minHeight.flatMap { $0.treeSize },
          idealHeight: idealHeight.flatMap { $0.treeSize },
          maxHeight: maxHeight.flatMap { $0 == .infinity ? .infinity : $0.treeSize },
          alignment: alignment.tree
        )
      )
    )
  }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets where the view stands when a stack shares out space; higher is served first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    node(.layoutPriority(value.isFinite ? value : 0))
  }

  /// Holds the view to a ratio of width to height; nil for its own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    node(.aspectRatio(aspectRatio.flatMap { $0.treeSize }, contentMode.tree))
  }

  /// Holds the view to the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode
    )
  }

  /// Holds the view to its own ratio, all of it in sight.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Holds the view to its own ratio, filling its frame.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Lets the view reach into the edges of the surface; a report's surface has none that are unsafe.
  ///
  /// Accepted without effect.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Lets the view reach into the edges of the surface; a report's surface has none that are unsafe.
  ///
  /// Accepted without effect.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    self
  }
}

/// How content of another ratio is brought into a frame.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is in sight.
  case fit
  /// The content fills the frame.
  case fill
}

extension ContentMode {
  var tree: ViewTree::ContentMode { self == .fit ? .fit : .fill }
}

/// What a view keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The edges of the surface and of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension CGFloat {
  /// The number as a distance for the tree, which takes finite numbers only.
  var treeLength: Double { isFinite ? Double(self) : 0 }

  /// The number as a size for the tree, or nothing where it is not finite or is negative.
  var treeSize: Double? { isFinite && self >= 0 ? Double(self) : nil }
}
