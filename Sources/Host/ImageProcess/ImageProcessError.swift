/// Why there is no picture, in one line.
package struct ImageProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
