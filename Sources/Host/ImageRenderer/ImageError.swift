/// Why a picture cannot be made, in one line.
package struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// What makes a picture smaller, in a file and in a terminal.
  package static let remedy =
    "make it smaller with --size (or --scale of a PNG), in a terminal with --width"
}
