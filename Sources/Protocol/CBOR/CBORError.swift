/// Why bytes are not what a reader expects, and where.
package struct CBORError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The bytes end inside an item.
    case truncated
    /// Bytes follow the item that should have been the last.
    case trailingBytes
    /// An item of indefinite length, which deterministic encoding does not have.
    case indefiniteLength
    /// A first byte that RFC 8949 reserves.
    case reserved(UInt8)
    /// Another type of item than the one that belongs here.
    case mismatch(expected: String, found: String)
    case invalidUTF8
    /// The keys of a map must be unsigned integers, each larger than the one before it.
    case unorderedKey(UInt64)
    case tooDeep(limit: Int)
    /// More of something than the limit allows.
    case tooMany(String, count: UInt64, limit: Int)
    /// A field that must be there is not.
    case missing(String)
    /// A value that the field cannot hold; the words continue "the value …".
    case invalid(String)
  }

  /// A step on the way from the message to the value.
  package enum Step: Hashable, Sendable {
    case field(String)
    case index(Int)
  }

  package var problem: Problem
  /// Where the item begins, in bytes from the start of the message.
  package var offset: Int
  /// The way to the value, innermost step first.
  package var steps: [Step] = []

  package init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// The error as seen from one level further out.
  package func within(_ step: Step) -> CBORError {
    var error = self
    error.steps.append(step)
    return error
  }

  /// The way to the value, as in "nodes[12].text.runs"; empty for the message itself.
  package var path: String {
    steps.reversed().reduce(into: "") { path, step in
      switch step {
      case .field(let name): path += path.isEmpty ? name : ".\(name)"
      case .index(let index): path += "[\(index)]"
      }
    }
  }
}

extension CBORError: CustomStringConvertible {
  package var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)\(problem) (at byte \(offset))"
  }
}

extension CBORError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .truncated: "the bytes end too early"
    case .trailingBytes: "bytes follow the end of the item"
    case .indefiniteLength: "items of indefinite length are not allowed"
    case .reserved(let byte): "\(byte) does not begin an item"
    case .mismatch(let expected, let found): "expected \(expected), found \(found)"
    case .invalidUTF8: "the text is not UTF-8"
    case .unorderedKey(let key): "key \(key) stands twice or out of ascending order"
    case .tooDeep(let limit): "nested deeper than \(limit)"
    case .tooMany(let what, let count, let limit): "\(count) \(what), at most \(limit) are allowed"
    case .missing(let field): "\(field) is missing"
    case .invalid(let reason): "the value \(reason)"
    }
  }
}
