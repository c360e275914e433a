internal import Glibc

/// Rules that put activity into categories, in the form of ActivityWatch's setting "classes".
package struct CategoryRules: Hashable, Sendable {
  /// One category and the texts that belong to it.
  struct Rule: Hashable, Sendable {
    /// The category and those above it, the outermost first.
    var category: [String]
    var regex: String
    var ignoresCase: Bool
    /// The fields of an event that are searched; none means all.
    var fields: [String]

    /// The category's name for people, such as "Work > Programming".
    var title: String { category.joined(separator: " > ") }
  }

  var rules: [Rule]

  /// As many rules are read; whoever has more has something else.
  static let limit = 1_000
  /// How deep categories may be nested.
  static let depth = 32

  init(rules: [Rule]) { self.rules = rules }

  /// Reads a list of classes, or an object that has one: ActivityWatch's settings or its export of
  /// categories.
  ///
  /// - Returns: Nil where there are settings without classes.
  init?(json: [UInt8], limits: ImportLimits = ImportLimits()) throws(JSONError) {
    let found: [Rule]? = try json.withUnsafeBufferPointer { bytes throws(JSONError) in
      var reader = JSONReader(ByteStream(), limits: limits)
      reader.restart(bytes)
      var parser = CategoryRuleParser(reader)
      return try parser.read()
    }
    guard let found else { return nil }
    rules = found
  }
}

extension CategoryRules {
  /// Reads a file of rules, such as ActivityWatch's settings.json.
  package init(file path: String, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    // A pipe that nobody writes to would be waited for.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .unreadable(file: path, reason: "rules are read from an ordinary file")
    }
    let file = try SourceFile(path: path)
    var parser = CategoryRuleParser(JSONReader(file.stream(), limits: limits))
    let found: [Rule]?
    do throws(JSONError) {
      found = try parser.read()
    } catch {
      throw ImportError(error, file, place: nil, readFailure: parser.readFailure)
    }
    guard let found else { throw .noRules(file: path) }
    rules = found
  }
}

/// Where an import takes its category rules from.
package enum RuleChoice: Hashable, Sendable {
  /// From the source, where it has some.
  case ofSource
  case none
  case given(CategoryRules)
}
