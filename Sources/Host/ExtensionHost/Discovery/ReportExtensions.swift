import Suggestions

/// The extensions that may make an app's reports.
///
/// Those that the user names come first and alone. Otherwise an app's own are asked, which its bundle
/// holds, and then all that are installed; of these exactly one may have the context.
package struct ReportExtensions: Sendable {
  private let named: [ExtensionFile]
  private let bundled: [ExtensionFile]
  private let installed: @Sendable () -> [ExtensionFile]
  private var catalogue: ContextCatalogue

  /// - Parameters:
  ///   - named: The extensions that the user chose for the app.
  ///   - bundled: The app's own.
  ///   - installed: Finds all others; called where the app's own have not the context.
  ///   - catalogue: Knows which contexts they have.
  package init(
    named: [ExtensionFile],
    bundled: [ExtensionFile],
    installed: @escaping @Sendable () -> [ExtensionFile],
    catalogue: ContextCatalogue
  ) {
    self.named = named
    self.bundled = bundled
    self.installed = installed
    self.catalogue = catalogue
  }

  /// Why no extension makes a report, in one line for the user.
  package enum ChoiceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// None has the context; the nearest that there is, with its extension.
    case missing(String, near: String?)
    /// The extensions that the user named have others.
    case lacking(String, extensions: [String], known: [String])
    case several(String, extensions: [String])
    /// The one extension that was named does not say its contexts.
    case unreadable(extensionName: String, reason: String)

    package var description: String {
      switch self {
      case .missing(let context, let near):
        let hint = near.map { "; \($0) is near" } ?? ""
        return "no extension has the context '\(ContextList.shortened(context))'\(hint). "
          + "Install one, or name it with --extension"
      case .lacking(let context, let extensions, let known):
        let list = ContextList.text(known, near: context, of: extensions.first ?? "")
        return "no context '\(ContextList.shortened(context))' in "
          + "\(extensions.joined(separator: ", ")), which has: \(list)"
      case .several(let context, let extensions):
        return "the context '\(ContextList.shortened(context))' is in several extensions: "
          + "\(extensions.prefix(ContextList.limit).joined(separator: ", ")); "
          + "choose one with --extension"
      case .unreadable(let name, let reason):
        return "\(name) does not tell its contexts: \(reason)"
      }
    }
  }

  /// The extension that makes the report of a context.
  ///
  /// - Parameter context: The raw value that the app names, which is taken exactly.
  /// - Throws: ``ChoiceError``.
  package mutating func find(_ context: String) throws(ChoiceError) -> ExtensionFile {
    if !named.isEmpty { return try chosen(context) }
    var known: [(file: ExtensionFile, contexts: [String])] = []
    for files in [bundled, installed()] {
      let found = files.compactMap { file in
        (try? catalogue.contexts(of: file)).map { (file: file, contexts: $0) }
      }
      let matches = found.filter { $0.contexts.contains(context) }.map(\.file)
      if matches.count > 1 {
        throw .several(context, extensions: matches.map(\.name))
      }
      if let match = matches.first { return match }
      known += found
    }
    throw .missing(context, near: Self.nearest(to: context, in: known))
  }

  /// The first of those that the user named which has the context.
  private mutating func chosen(_ context: String) throws(ChoiceError) -> ExtensionFile {
    var known: [String] = []
    for file in named {
      let contexts: [String]
      do {
        contexts = try catalogue.contexts(of: file)
      } catch {
        throw .unreadable(extensionName: file.name, reason: "\(error)")
      }
      if contexts.contains(context) { return file }
      known += contexts
    }
    throw .lacking(context, extensions: named.map(\.name), known: known)
  }

  private static func nearest(
    to context: String,
    in known: [(file: ExtensionFile, contexts: [String])]
  ) -> String? {
    let all = known.flatMap { entry in entry.contexts.map { ($0, entry.file.name) } }
    guard let near = Suggestions.near(context, in: all.map(\.0), limit: 1).first,
      let entry = all.first(where: { $0.0 == near })
    else { return nil }
    return "'\(ContextList.shortened(near))' of \(entry.1)"
  }
}
