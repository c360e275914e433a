/// How the compiler is called.
struct CompilerCommand: Sendable {
  let sdk: SDK
  let toolchain: Toolchain
  let inputs: BuildInputs
  let options: ExtensionBuild.Options
  let outputPath: String

  var words: [String] {
    [toolchain.compiler] + language + modules + code + linking + ["-o", outputPath]
      + inputs.swiftFiles.map(Self.path) + [inputs.resourceObjectPath, sdk.archive]
  }

  private var language: [String] {
    var flags = [
      "-module-name", inputs.moduleName, "-swift-version", options.languageMode,
      "-no-color-diagnostics",
      // As in a project of Xcode's; it belongs to the language from version 6 on.
      "-enable-bare-slash-regex",
      // Ten minutes by default; what takes this long will not be found out.
      "-Xfrontend", "-solver-expression-time-threshold=10",
    ]
    if !inputs.isScript { flags.append("-parse-as-library") }
    if !options.showsWarnings { flags.append("-suppress-warnings") }
    return flags
  }

  private var modules: [String] {
    var flags = ["-I", inputs.modulesFolder]
    // Files that import Foundation alone see the names that Linux lacks, too, and Combine's.
    for module in ["FoundationShims", "Combine"] {
      flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    for macro in SDK.macros {
      let plugin = "\(sdk.folder)/\(SDK.pluginName(macro))"
      flags += ["-load-plugin-executable", "\(plugin)#\(macro)"]
    }
    return flags
  }

  private var code: [String] {
    [
      "-O", "-whole-module-optimization", "-num-threads", "2",
      // Without it an optimized program crashes without a word.
      "-assert-config", "Debug",
      // By name, as the compiler does to save code, each generic type costs a search through every
      // conformance of the program at its first use.
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ]
  }

  private var linking: [String] {
    [
      "-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--strip-all",
      // What Foundation needs besides itself in a static executable.
      "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections",
      "-lstdc++",
    ]
  }

  /// A path that cannot be taken for an option.
  private static func path(_ path: String) -> String {
    path.hasPrefix("-") || path.hasPrefix("@") ? "./" + path : path
  }
}
