/// The fields of a map, by number.
///
/// The numbers are the wire form: a case keeps its number for ever. The names stand in error
/// messages.
package protocol CBORField: RawRepresentable, Sendable where RawValue == UInt64 {}

extension CBORField {
  /// What a key is called in the way to an error.
  package static func name(_ key: UInt64) -> String {
    Self(rawValue: key).map { "\($0)" } ?? "field \(key)"
  }
}

/// A map that is being read.
package struct CBOROpenMap: Sendable {
  package var remaining: Int
  package var upcomingKey: UInt64 = 0
  package var offset: Int

  package init(remaining: Int, offset: Int) {
    self.remaining = remaining
    self.offset = offset
  }
}

extension CBORReader {
  /// Reads the start of an array and gives the number of its elements.
  ///
  /// No more than the rest of the bytes can hold, and no more than the limit.
  package mutating func openArray(
    limit: Int = .max,
    of what: String = "elements"
  ) throws(CBORError) -> Int {
    let head = try head()
    guard head.major == .array else { throw head.mismatch("an array") }
    guard head.argument <= UInt64(limit) else {
      throw CBORError(.tooMany(what, count: head.argument, limit: limit), at: head.offset)
    }
    guard head.argument <= UInt64(remaining) else { throw CBORError(.truncated, at: head.offset) }
    return Int(head.argument)
  }

  /// Reads the start of a map.
  package mutating func openMap() throws(CBORError) -> CBOROpenMap {
    let head = try head()
    guard head.major == .map else { throw head.mismatch("a map") }
    guard head.argument <= UInt64(remaining / 2) else {
      throw CBORError(.truncated, at: head.offset)
    }
    return CBOROpenMap(remaining: Int(head.argument), offset: head.offset)
  }

  /// Reads the next key of a map; nil at its end.
  ///
  /// Keys ascend, so a key that stands twice is refused without a set of those seen.
  package mutating func key(of map: inout CBOROpenMap) throws(CBORError) -> UInt64? {
    guard map.remaining > 0 else { return nil }
    let start = offset
    let key = try unsigned()
    guard key >= map.upcomingKey, key < .max else {
      throw CBORError(.unorderedKey(key), at: start)
    }
    map.remaining -= 1
    map.upcomingKey = key + 1
    return key
  }

  /// Reads the key of a map that must be the next one.
  package mutating func key<F: CBORField>(
    _ field: F,
    of map: inout CBOROpenMap
  ) throws(CBORError) {
    let start = offset
    guard try key(of: &map) == field.rawValue else {
      throw CBORError(.missing("\(field)"), at: start)
    }
  }

  /// Reads the rest of a map: calls `body` for each key, with the reader before its value.
  ///
  /// - Parameter name: What a key is called in the way to an error.
  package mutating func entries(
    of map: inout CBOROpenMap,
    named name: (UInt64) -> String,
    _ body: (UInt64, inout CBORReader) throws(CBORError) -> Void
  ) throws(CBORError) {
    while let key = try key(of: &map) {
      do throws(CBORError) {
        try body(key, &self)
      } catch {
        throw error.within(.field(name(key)))
      }
    }
  }

  /// Reads the start of an array whose elements count among those of the whole message, since each
  /// may take a hundred times as much memory as on the wire.
  package mutating func openCountedArray(
    limit: Int = .max,
    of what: String = "elements"
  ) throws(CBORError) -> Int {
    let start = offset
    let count = try openArray(limit: limit, of: what)
    elementBudget -= count
    guard elementBudget >= 0 else {
      throw CBORError(
        .tooMany("elements in all", count: UInt64(count), limit: limits.elements),
        at: start
      )
    }
    return count
  }

  /// Reads an array: calls `body` for each element, with the reader before it.
  ///
  /// - Returns: The number of elements.
  @discardableResult
  package mutating func elements(
    limit: Int = .max,
    of what: String = "elements",
    _ body: (inout CBORReader) throws(CBORError) -> Void
  ) throws(CBORError) -> Int {
    let count = try openCountedArray(limit: limit, of: what)
    for index in 0..<count {
      do throws(CBORError) {
        try body(&self)
      } catch {
        throw error.within(.index(index))
      }
    }
    return count
  }

  /// Moves past what is left of a map.
  package mutating func skipFields(of map: inout CBOROpenMap) throws(CBORError) {
    while try key(of: &map) != nil { try skip() }
  }

  /// Moves past one item, whatever it is.
  ///
  /// A loop with a list of what is still open, so that depth costs no stack. The keys of maps that
  /// are skipped may be anything.
  package mutating func skip() throws(CBORError) {
    var open: [UInt64] = []
    repeat {
      let head = try head()
      var content: UInt64 = 0
      switch head.major {
      case .bytes, .text:
        guard head.argument <= UInt64(remaining) else {
          throw CBORError(.truncated, at: head.offset)
        }
        advance(by: Int(head.argument))
      case .array, .map:
        guard head.argument <= UInt64(remaining) else {
          throw CBORError(.truncated, at: head.offset)
        }
        content = head.major == .map ? head.argument * 2 : head.argument
      case .tag: content = 1
      case .unsigned, .negative, .simple: break
      }
      if content > 0 {
        guard open.count < limits.depth else {
          throw CBORError(.tooDeep(limit: limits.depth), at: head.offset)
        }
        open.append(content)
      } else {
        while let last = open.last {
          if last > 1 {
            open[open.count - 1] = last - 1
            break
          }
          open.removeLast()
        }
      }
    } while !open.isEmpty
  }
}
