package import PlainTree
package import Sandbox
package import ViewTree

/// One screen of an app, with everything of the host's in its place.
package struct Composition {
  /// Within the limits of a single tree.
  package let tree: ViewTree
  /// What its tokens stand for.
  package let names: TokenNames
  /// Marks that were used and whose use the tree does not show yet, such as a text that was entered.
  package let awaiting: Set<UInt64>
  /// One line of the host's own, such as that the app does not respond.
  package let notice: String?

  /// What a label's token stands for; nil for an unknown one.
  package func name(of label: TokenLabel) -> TokenName? { names.name(of: label) }
}

/// What a process has said besides its trees.
package struct ProcessLog {
  /// The app's or the extension's name, not yet made safe to show.
  package let source: String
  /// What it wrote to its standard output and error, not yet made safe to show.
  package let bytes: [UInt8]
  /// Calls that the sandbox refused; known once the process has ended.
  package let refusals: [Refusal]
  /// What the user should know of the activity that it was shown.
  package let notes: [String]
}
