import ViewTree

/// A composed tree for a picture that nobody uses.
///
/// On a screen the place of a report has a size that nothing in it changes, so that the app cannot learn
/// of it. A printed frame grows with what is in it: the app has had its last word by then.
enum PrintedTree {
  /// - Parameter keepsMarks: Whether controls look as where they are used.
  static func make(of tree: ViewTree, keepsMarks: Bool) -> ViewTree {
    tree.copy { _, node in
      // Its child takes its place.
      if case .control(let mark) = node.content, !keepsMarks || mark.role == .hosted {
        return .unwrapped
      }
      return .kept
    }
  }
}
