/// Why a picture cannot be made, in one line.
package struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
