@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler asks to expand macros, over its standard input and output.
@main
struct PreviewPlugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": return PreviewMacro.self
    case "EntryMacro": return EntryMacro.self
    case "PreviewableMacro": return PreviewableMacro.self
    default: throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: PreviewPlugin()).main()
  }
}

/// A request for a macro that this plugin does not have.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "no macro \(name) in this plugin; it has PreviewMacro, PreviewableMacro and EntryMacro"
  }
}
