// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax, which macros are built with: no package is fetched for it.
let hostLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent()
    return toolchain.appending(path: "lib/swift/host").path
  }
  return "/usr/lib/swift/host"
}()

// Every target is compiled with the same settings; they are applied in one loop at the end.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Links an executable statically: the strict sandbox has no file system to load libraries from,
/// and a dynamic Foundation costs the host milliseconds at start.
///
/// Without its symbols a release starts a quarter of a millisecond sooner.
let staticExecutable: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-Xlinker", "--gc-sections"]),
  .unsafeFlags(["-Xlinker", "--strip-all"], .when(configuration: .release)),
]

/// Where the headers of cairo, pango and what they stand on are.
///
/// Their pkg-config files have them too, but also flags that the package manager warns of at each
/// build.
let cairoHeaders: [SwiftSetting] = {
  let names = ["cairo", "freetype2", "glib-2.0", "harfbuzz", "pango-1.0"].map {
    "/usr/include/\($0)"
  }
  #if arch(arm64)
    let libraries = "/usr/lib/aarch64-linux-gnu"
  #else
    let libraries = "/usr/lib/x86_64-linux-gnu"
  #endif
  // Debian's, Fedora's and Arch's place for headers that differ between processors.
  let platforms = [libraries, "/usr/lib64", "/usr/lib"].map { "\($0)/glib-2.0/include" }
  let folders = names + platforms.filter { FileManager.default.fileExists(atPath: $0) }.prefix(1)
  return [.unsafeFlags(folders.flatMap { ["-Xcc", "-I", "-Xcc", $0] })]
}()

/// What Foundation needs besides itself in a static executable; the compiler notes it for the
/// dynamic libraries only.
let foundation: [LinkerSetting] = [
  "CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "stdc++",
].map { .linkedLibrary($0) }

/// Lets the shims win over Foundation's own names in a file that imports Foundation itself, and finds
/// `os.log` and other names of submodules.
///
/// The overlay is declared as one of Foundation and `_Concurrency`, which every file imports, so every import of Foundation
/// brings it; its names shadow those of the module that it is declared for.
let foundationOverlay: [SwiftSetting] = {
  let folder = Context.packageDirectory + "/Sources/Frameworks/Overlays"
  let crossImports = ["Foundation", "Dispatch"].flatMap {
    ["-swift-module-cross-import", $0, "\(folder)/_Concurrency.swiftoverlay"]
  }
  let frontend = ["-enable-cross-import-overlays", "-disable-cross-import-overlay-search"]
  return [
    .unsafeFlags((frontend + crossImports).flatMap { ["-Xfrontend", $0] }),
    .unsafeFlags(["-Xcc", "-fmodule-map-file=\(folder)/Submodules/module.modulemap"]),
  ]
}()

/// Gives authors' files that import Foundation the names of Combine too, as Apple's Foundation does.
let combineOverlay: [SwiftSetting] = {
  let file =
    Context.packageDirectory + "/Sources/Frameworks/Overlays/_StringProcessing.swiftoverlay"
  let flags = ["-swift-module-cross-import", "Foundation", file]
  return [.unsafeFlags(flags.flatMap { ["-Xfrontend", $0] })]
}()

// Targets are listed in the order of their layers: a target depends only on those above it.

/// What both sides of the pipe link: pure values, no input or output.
let protocolTargets: [Target] = [
  .target(name: "CLockdown", path: "Sources/Protocol/CLockdown"),
  .target(name: "CBOR", path: "Sources/Protocol/CBOR"),
  .target(name: "ViewTree", dependencies: ["CBOR"], path: "Sources/Protocol/ViewTree"),
  .target(
    name: "ExtensionProtocol",
    dependencies: ["CBOR", "ViewTree"],
    path: "Sources/Protocol/ExtensionProtocol"
  ),
  .target(name: "ResourceFormat", dependencies: ["CBOR"], path: "Sources/Protocol/ResourceFormat"),
  // Where the attacks of IsolationProbe find what they attack.
  .target(name: "CProbeWorld", path: "Sources/Protocol/CProbeWorld"),
]

/// What runs behind an author's `@main`.
let runtimeTargets: [Target] = [
  .target(
    name: "ExtensionRuntime",
    dependencies: [
      "CIdentifiers", "CLockdown", "CNoAccounts", "CSingleProcessor", "ViewTree",
      "ExtensionProtocol",
    ],
    path: "Sources/Runtime/ExtensionRuntime"
  ),
  .target(name: "CSingleProcessor", path: "Sources/Runtime/CSingleProcessor"),
  .target(name: "CIdentifiers", path: "Sources/Runtime/CIdentifiers"),
  .target(name: "CNoAccounts", path: "Sources/Runtime/CNoAccounts"),
  .target(name: "CObjectMaker", path: "Sources/Runtime/CObjectMaker"),
  .target(name: "CHostClock", path: "Sources/Runtime/CHostClock"),
  .target(name: "CExtensionNote", path: "Sources/Runtime/CExtensionNote"),
  .target(name: "CExtensionResources", path: "Sources/Runtime/CExtensionResources"),
  .target(
    name: "ExtensionResources",
    dependencies: ["CExtensionResources", "ResourceFormat"],
    path: "Sources/Runtime/ExtensionResources"
  ),
]

/// What the authors of extensions import: Apple's names and shapes.
let frameworkTargets: [Target] = [
  .target(
    name: "FoundationShims",
    dependencies: ["CBOR", "ExtensionResources"],
    path: "Sources/Frameworks/FoundationShims"
  ),
  .macro(
    name: "PreviewMacros",
    path: "Sources/Frameworks/PreviewMacros",
    swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
    linkerSettings: [
      .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
    ]
  ),
  .target(
    name: "Combine",
    dependencies: ["FoundationShims"],
    path: "Sources/Frameworks/Combine"
  ),
  .target(
    name: "SwiftUI",
    dependencies: [
      "CExtensionNote", "CHostClock", "CObjectMaker", "Combine", "ExtensionProtocol",
      "ExtensionResources", "ExtensionRuntime", "FoundationShims", "PreviewMacros",
      "ResourceFormat", "UniformTypeIdentifiers", "ViewTree",
    ],
    path: "Sources/Frameworks/SwiftUI"
  ),
  .target(
    name: "Charts",
    dependencies: ["FoundationShims", "SwiftUI", "ViewTree"],
    path: "Sources/Frameworks/Charts"
  ),
]

/// Screen Time's frameworks, under Apple's names, and shims for what their users import too.
let activityFrameworkTargets: [Target] = [
  .target(
    name: "ManagedSettings",
    dependencies: ["Combine", "FoundationShims"],
    path: "Sources/Frameworks/ManagedSettings"
  ),
  .target(
    name: "FamilyControls",
    dependencies: [
      "Combine", "ExtensionProtocol", "ExtensionRuntime", "FoundationShims", "ManagedSettings",
      "SwiftUI", "ViewTree",
    ],
    path: "Sources/Frameworks/FamilyControls"
  ),
  .target(
    name: "ExtensionFoundation",
    dependencies: ["FoundationShims"],
    path: "Sources/Frameworks/Shims/ExtensionFoundation"
  ),
  .target(
    name: "ExtensionKit",
    dependencies: ["ExtensionFoundation"],
    path: "Sources/Frameworks/Shims/ExtensionKit"
  ),
  .target(
    name: "DeviceActivity",
    dependencies: [
      "CExtensionNote", "ExtensionKit", "ExtensionProtocol", "ExtensionResources",
      "ExtensionRuntime", "FoundationShims", "ManagedSettings", "SwiftUI", "ViewTree",
    ],
    path: "Sources/Frameworks/DeviceActivity"
  ),
  .target(
    name: "_DeviceActivity_SwiftUI",
    dependencies: ["DeviceActivity", "SwiftUI"],
    path: "Sources/Frameworks/Shims/_DeviceActivity_SwiftUI"
  ),
  .target(name: "UIKit", dependencies: ["SwiftUI"], path: "Sources/Frameworks/Shims/UIKit"),
  .target(
    name: "QuartzCore",
    dependencies: ["SwiftUI"],
    path: "Sources/Frameworks/Shims/QuartzCore"
  ),
  .target(
    name: "CoreGraphics",
    dependencies: ["FoundationShims"],
    path: "Sources/Frameworks/Shims/CoreGraphics"
  ),
  .target(
    name: "CoreText",
    dependencies: ["FoundationShims"],
    path: "Sources/Frameworks/Shims/CoreText"
  ),
  .target(name: "os", path: "Sources/Frameworks/Shims/os"),
  .target(
    name: "OSLog",
    dependencies: ["FoundationShims", "os"],
    path: "Sources/Frameworks/Shims/OSLog"
  ),
]

/// Modules of Apple's that extensions and what they share with their app import besides; each has what
/// such code touches, and costs a program nothing that does not use it.
let neighborTargets: [Target] = [
  ("AVFoundation", ["FoundationShims"]), ("ActivityKit", ["FoundationShims"]),
  ("AppIntents", ["FoundationShims"]), ("CoreHaptics", ["FoundationShims"]),
  ("CoreLocation", ["FoundationShims"]), ("ImageIO", ["FoundationShims"]),
  ("LocalAuthentication", ["FoundationShims"]),
  ("ManagedSettingsUI", ["FoundationShims", "ManagedSettings", "UIKit"]),
  ("Network", ["FoundationShims"]),
  ("ScreenTime", ["FoundationShims"]), ("Security", ["FoundationShims"]),
  ("StoreKit", ["FoundationShims", "SwiftUI"]), ("UniformTypeIdentifiers", ["FoundationShims"]),
  ("UserNotifications", ["FoundationShims"]), ("WidgetKit", ["FoundationShims", "SwiftUI"]),
].map { (name: String, dependencies: [String]) in
  .target(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    path: "Sources/Frameworks/Shims/\(name)"
  )
}

/// The trusted side.
let hostTargets: [Target] = [
  .target(name: "Suggestions", path: "Sources/Host/Suggestions"),
  .target(name: "CFileExchange", path: "Sources/Host/CFileExchange"),
  .target(
    name: "OutputFiles",
    dependencies: ["CFileExchange"],
    path: "Sources/Host/OutputFiles"
  ),
  .target(
    name: "CivilCalendar",
    dependencies: ["Suggestions"],
    path: "Sources/Host/CivilCalendar"
  ),
  .systemLibrary(
    name: "CPSL",
    path: "Sources/Host/CPSL",
    pkgConfig: "libpsl",
    providers: [.apt(["libpsl-dev", "libidn2-dev", "libunistring-dev"])]
  ),
  .target(name: "DomainNames", dependencies: ["CPSL"], path: "Sources/Host/DomainNames"),
  .target(
    name: "Categories",
    dependencies: ["DomainNames", "ExtensionProtocol"],
    path: "Sources/Host/Categories"
  ),
  .systemLibrary(
    name: "CSQLite",
    path: "Sources/Host/CSQLite",
    pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"])]
  ),
  .target(
    name: "ActivityStore",
    dependencies: [
      "CSQLite", "Categories", "CivilCalendar", "ExtensionProtocol", "OutputFiles", "Suggestions",
    ],
    path: "Sources/Host/ActivityStore"
  ),
  .systemLibrary(
    name: "CCrypt",
    path: "Sources/Host/CCrypt",
    providers: [.apt(["libcrypt-dev"])]
  ),
  .target(name: "CTerminal", path: "Sources/Host/CTerminal"),
  .systemLibrary(
    name: "CPCRE2",
    path: "Sources/Host/CPCRE2",
    pkgConfig: "libpcre2-8",
    providers: [.apt(["libpcre2-dev"])]
  ),
  .target(
    name: "Importers",
    dependencies: [
      "ActivityStore", "CPCRE2", "Categories", "CivilCalendar", "DomainNames", "ExtensionProtocol",
    ],
    path: "Sources/Host/Importers"
  ),
  .target(name: "ELF", path: "Sources/Host/ELF"),
  .target(
    name: "CSandbox",
    path: "Sources/Host/CSandbox",
    linkerSettings: [.linkedLibrary("seccomp")]
  ),
  .target(
    name: "Sandbox",
    dependencies: ["CLockdown", "CSandbox", "ELF"],
    path: "Sources/Host/Sandbox"
  ),
  .target(name: "CScratch", dependencies: ["CProbeWorld"], path: "Sources/Host/CScratch"),
]

/// From a view tree to cells, pages, pictures, text and JSON.
let rendererTargets: [Target] = [
  .target(name: "CellWidth", path: "Sources/Host/CellWidth"),
  .target(name: "Sanitizer", path: "Sources/Host/Sanitizer"),
  .target(name: "Theme", dependencies: ["ViewTree"], path: "Sources/Host/Theme"),
  .target(name: "PlainTree", dependencies: ["ViewTree"], path: "Sources/Host/PlainTree"),
  .target(name: "Layout", dependencies: ["Sanitizer", "ViewTree"], path: "Sources/Host/Layout"),
  .target(name: "Drawing", dependencies: ["ViewTree"], path: "Sources/Host/Drawing"),
  .target(name: "Symbols", dependencies: ["Drawing", "ViewTree"], path: "Sources/Host/Symbols"),
  .systemLibrary(
    name: "CCairo",
    path: "Sources/Host/CCairo",
    providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]
  ),
  .target(
    name: "ImageProtocol",
    dependencies: ["CBOR", "ExtensionProtocol", "PlainTree", "Theme", "ViewTree"],
    path: "Sources/Host/ImageProtocol"
  ),
  .target(
    name: "CImageProcess",
    path: "Sources/Host/CImageProcess",
    linkerSettings: [.linkedLibrary("seccomp")]
  ),
  .target(
    name: "ImageProcess",
    dependencies: [
      "CBOR", "CImageProcess", "ExtensionProtocol", "ImageProtocol", "Sanitizer", "ViewTree",
    ],
    path: "Sources/Host/ImageProcess"
  ),
  // The host is linked statically and never with these: a program of its own draws pictures.
  .target(
    name: "ImageRenderer",
    dependencies: [
      "CCairo", "Drawing", "ImageProtocol", "Sanitizer", "TextEncoding", "Theme", "ViewTree",
    ],
    path: "Sources/Host/ImageRenderer",
    swiftSettings: cairoHeaders
  ),
  .target(
    name: "PointLayout",
    dependencies: ["CellWidth", "Drawing", "Layout", "PlainTree", "Sanitizer", "ViewTree"],
    path: "Sources/Host/PointLayout"
  ),
  .target(
    name: "ChartModel",
    dependencies: ["CivilCalendar", "Theme", "ViewTree"],
    path: "Sources/Host/ChartModel"
  ),
  .target(
    name: "ChartDrawing",
    dependencies: ["ChartModel", "Drawing", "Sanitizer", "Theme", "ViewTree"],
    path: "Sources/Host/ChartDrawing"
  ),
  .target(
    name: "SVGWriter",
    dependencies: ["Drawing", "TextEncoding", "ViewTree"],
    path: "Sources/Host/SVGWriter"
  ),
  .target(
    name: "TreeDrawing",
    dependencies: [
      "ChartDrawing", "ChartModel", "Drawing", "Layout", "PlainTree", "PointLayout", "Symbols",
      "Theme", "ViewTree",
    ],
    path: "Sources/Host/TreeDrawing"
  ),
  .target(name: "Layers", dependencies: ["ViewTree"], path: "Sources/Host/Layers"),
  .target(
    name: "TerminalRenderer",
    dependencies: [
      "CellWidth", "ChartModel", "Drawing", "Layers", "Layout", "PlainTree", "Sanitizer", "Symbols",
      "Theme", "ViewTree",
    ],
    path: "Sources/Host/TerminalRenderer"
  ),
  .target(
    name: "TerminalQuery",
    dependencies: ["CTerminal", "Theme"],
    path: "Sources/Host/TerminalQuery"
  ),
  .target(
    name: "TerminalSession",
    dependencies: ["CTerminal"],
    path: "Sources/Host/TerminalSession"
  ),
  .target(
    name: "TerminalInput",
    dependencies: ["CellWidth", "Sanitizer"],
    path: "Sources/Host/TerminalInput"
  ),
  .target(
    name: "TerminalGraphics",
    dependencies: ["TextEncoding"],
    path: "Sources/Host/TerminalGraphics"
  ),
  .target(
    name: "TerminalUI",
    dependencies: [
      "CellWidth", "ExtensionProtocol", "Layers", "PlainTree", "Sanitizer", "TerminalInput",
      "TerminalRenderer", "TextRenderer", "Theme", "ViewTree",
    ],
    path: "Sources/Host/TerminalUI"
  ),
  .target(
    name: "TextRenderer",
    dependencies: ["CellWidth", "ChartModel", "PlainTree", "Sanitizer", "ViewTree"],
    path: "Sources/Host/TextRenderer"
  ),
  .target(
    name: "HTMLRenderer",
    dependencies: [
      "ChartDrawing", "ChartModel", "Drawing", "PlainTree", "PointLayout", "SVGWriter",
      "Sanitizer", "Symbols", "TextEncoding", "Theme", "TreeDrawing", "ViewTree",
    ],
    path: "Sources/Host/HTMLRenderer"
  ),
  .target(name: "TextEncoding", path: "Sources/Host/TextEncoding"),
  .target(name: "Threads", path: "Sources/Host/Threads"),
  .target(name: "JSON", dependencies: ["Sanitizer"], path: "Sources/Host/JSON"),
  .target(
    name: "TreeJSON",
    dependencies: ["JSON", "TextEncoding", "ViewTree"],
    path: "Sources/Host/TreeJSON"
  ),
]

/// What a built extension is made of, and the macros its authors may use.
let sdkTargets =
  (protocolTargets + runtimeTargets + frameworkTargets + activityFrameworkTargets
  + neighborTargets)
  .filter { $0.name != "CProbeWorld" }
let sdkModules = sdkTargets.filter { $0.type != .macro }.map(\.name)
let sdkMacros = sdkTargets.filter { $0.type == .macro }.map(\.name)

/// Extensions as the host sees them, and the command.
let commandTargets: [Target] = [
  // Tells the host what the SDK is made of, so that the list stands here alone.
  .target(
    name: "CSDKContents",
    path: "Sources/Host/CSDKContents",
    cSettings: [
      .define("RH_SDK_MODULES", to: "\"\(sdkModules.joined(separator: ","))\""),
      .define("RH_SDK_MACROS", to: "\"\(sdkMacros.joined(separator: ","))\""),
    ]
  ),
  .target(
    name: "ExtensionBuilder",
    dependencies: [
      "CSDKContents", "ELF", "ExtensionHost", "OutputFiles", "ResourceFormat",
    ],
    path: "Sources/Host/ExtensionBuilder"
  ),
  .target(
    name: "Authorization",
    dependencies: [
      "ActivityStore", "CCrypt", "CTerminal", "CivilCalendar", "Sanitizer", "Suggestions",
    ],
    path: "Sources/Host/Authorization"
  ),
  .target(
    name: "ActivityPicker",
    dependencies: [
      "ActivityStore", "Categories", "CellWidth", "CivilCalendar", "ExtensionProtocol", "JSON",
      "PlainTree", "TextEncoding", "ViewTree",
    ],
    path: "Sources/Host/ActivityPicker"
  ),
  .systemLibrary(
    name: "CExpat",
    path: "Sources/Host/CExpat",
    pkgConfig: "expat",
    providers: [.apt(["libexpat1-dev"])]
  ),
  .target(
    name: "ExtensionHost",
    dependencies: [
      "CBOR", "CExpat", "ELF", "ExtensionProtocol", "OutputFiles", "Sandbox", "Suggestions",
      "ViewTree",
    ],
    path: "Sources/Host/ExtensionHost"
  ),
  .target(
    name: "Compositor",
    dependencies: [
      "ActivityPicker", "ExtensionHost", "ExtensionProtocol", "PlainTree", "Sandbox", "Sanitizer",
      "Threads", "ViewTree",
    ],
    path: "Sources/Host/Compositor"
  ),
  .target(
    name: "Audit",
    dependencies: [
      "CScratch", "ExtensionHost", "ExtensionProtocol", "JSON", "Sandbox", "Sanitizer",
      "TerminalRenderer", "TextRenderer", "ViewTree",
    ],
    path: "Sources/Host/Audit"
  ),
  .executableTarget(
    name: "report-host",
    dependencies: [
      "ActivityPicker", "ActivityStore", "Audit", "Authorization", "Categories", "CellWidth",
      "ChartModel", "CivilCalendar", "Compositor", "DomainNames", "ELF", "ExtensionBuilder",
      "ExtensionHost", "ExtensionProtocol", "HTMLRenderer", "ImageProcess", "ImageProtocol",
      "Importers", "JSON", "OutputFiles", "PlainTree", "PointLayout", "Sandbox", "Sanitizer",
      "Suggestions", "TerminalGraphics", "TerminalQuery", "TerminalRenderer", "TerminalSession",
      "TerminalUI", "TextEncoding", "TextRenderer", "Theme", "Threads", "TreeDrawing", "TreeJSON",
      "ViewTree",
    ],
    path: "Sources/report-host",
    linkerSettings: staticExecutable
  ),
  // Linked dynamically, since cairo and pango are; the host starts it for pictures alone.
  .executableTarget(
    name: "report-host-images",
    dependencies: [
      "CBOR", "CImageProcess", "ChartModel", "CivilCalendar", "Drawing", "ExtensionProtocol",
      "ImageProtocol", "ImageRenderer", "Theme", "TreeDrawing", "ViewTree",
    ],
    path: "Sources/report-host-images",
    swiftSettings: cairoHeaders,
    // Where it is installed there may be no Swift.
    linkerSettings: [
      .unsafeFlags(["-static-stdlib", "-Xlinker", "--gc-sections"]),
      .unsafeFlags(["-Xlinker", "--strip-all"], .when(configuration: .release)),
    ]
  ),
]

/// The extensions that are shipped: reports, written in Apple's API alone, and attacks.
let extensionTargets: [Target] = [
  .executableTarget(
    name: "ActivityCharts",
    dependencies: ["Charts", "DeviceActivity", "SwiftUI"],
    path: "Extensions/ActivityCharts",
    linkerSettings: staticExecutable + foundation
  ),
  // Not named as its product and folder: ScreenTime is a module of Apple's.
  .executableTarget(
    name: "ScreenTimeReports",
    dependencies: ["Charts", "DeviceActivity", "ManagedSettings", "SwiftUI"],
    path: "Extensions/ScreenTime",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "WeeklyReview",
    dependencies: ["Charts", "DeviceActivity", "ManagedSettings", "SwiftUI"],
    path: "Extensions/WeeklyReview",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "IsolationProbe",
    dependencies: ["CProbeWorld"],
    path: "Extensions/IsolationProbe",
    linkerSettings: staticExecutable
  ),
]

let exampleTargets: [Target] = [
  .executableTarget(
    name: "CExtension",
    path: "Examples/CExtension",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "ScreenTimeApp",
    dependencies: ["DeviceActivity", "FamilyControls", "SwiftUI"],
    path: "Examples/ScreenTimeApp",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "ActivityPickerApp",
    dependencies: ["FamilyControls", "ManagedSettings", "SwiftUI"],
    path: "Examples/ActivityPickerApp",
    linkerSettings: staticExecutable + foundation
  ),
]

let testTargets: [Target] = [
  .testTarget(
    name: "FoundationShimsTests",
    dependencies: ["ExtensionResources", "FoundationShims"]
  ),
  .testTarget(
    name: "FriendsTests",
    dependencies: [
      "Combine", "CoreHaptics", "CoreLocation", "DeviceActivity", "FamilyControls", "ImageIO",
      "LocalAuthentication", "ManagedSettings", "Network", "OSLog", "Security",
      "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os",
    ]
  ),
  .testTarget(name: "CombineTests", dependencies: ["Combine", "FoundationShims"]),
  .testTarget(
    name: "SwiftUITests",
    dependencies: ["ExtensionProtocol", "ExtensionRuntime", "SwiftUI", "ViewTree"]
  ),
  .testTarget(
    name: "UIKitTests",
    dependencies: ["CoreGraphics", "CoreText", "QuartzCore", "UIKit"]
  ),
  .target(name: "CompatibilityTables", path: "Tests/Support/CompatibilityTables"),
  .testTarget(
    name: "CompatibilityTests",
    dependencies: ["CompatibilityTables"]
      + (frameworkTargets + activityFrameworkTargets + neighborTargets)
      .filter { $0.type == .regular }.map { .byName(name: $0.name) }
  ),
  .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "ViewTree"]),
  .testTarget(name: "CBORTests", dependencies: ["CBOR"]),
  .testTarget(name: "ViewTreeTests", dependencies: ["CBOR", "TreeSamples", "ViewTree"]),
  .target(
    name: "TreeSamples",
    dependencies: ["ViewTree"],
    path: "Tests/Support/TreeSamples"
  ),
  .target(
    name: "HostileText",
    dependencies: ["CBOR", "ViewTree"],
    path: "Tests/Support/HostileText"
  ),
  .testTarget(
    name: "OutputAttackTests",
    dependencies: [
      "CBOR", "ChartModel", "HostileText", "PlainTree", "Sanitizer", "TerminalRenderer",
      "TextRenderer", "Theme", "TreeJSON", "TreeSamples", "ViewTree",
    ]
  ),
  .testTarget(
    name: "ExtensionProtocolTests",
    dependencies: ["CBOR", "ViewTree", "ExtensionProtocol"]
  ),
  .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
  .target(
    name: "PseudoTerminal",
    dependencies: ["CPseudoTerminal", "CellWidth"],
    path: "Tests/Support/PseudoTerminal"
  ),
  .testTarget(name: "PseudoTerminalTests", dependencies: ["PseudoTerminal"]),
  .testTarget(name: "AppCommandTests", dependencies: ["PseudoTerminal"]),
  .testTarget(
    name: "AppPrivacyTests",
    dependencies: [
      "ActivityPicker", "Compositor", "ExtensionProtocol", "PlainTree", "Sandbox",
      "TerminalRenderer", "ViewTree",
    ]
  ),
  .testTarget(
    name: "CommandLineTests",
    dependencies: ["ActivityStore", "CPseudoTerminal", "ExtensionProtocol"]
  ),
  .testTarget(
    name: "AuthorizationTests",
    dependencies: ["ActivityStore", "Authorization", "CPseudoTerminal", "ExtensionProtocol"]
  ),
  .testTarget(
    name: "ExtensionHostTests",
    dependencies: ["ExtensionHost", "ExtensionProtocol", "Sandbox", "ViewTree"]
  ),
  .testTarget(
    name: "CompositorTests",
    dependencies: [
      "ActivityPicker", "Compositor", "ExtensionProtocol", "PlainTree", "Sandbox", "ViewTree",
    ]
  ),
  .testTarget(
    name: "ExtensionRuntimeTests",
    dependencies: ["ExtensionProtocol", "ExtensionTestSupport", "ViewTree"]
  ),
  .testTarget(
    name: "ConformanceTests",
    dependencies: ["ExtensionProtocol", "ExtensionTestSupport"],
    path: "Tests/Conformance",
    exclude: ["Transcripts"]
  ),
  .target(
    name: "ExtensionTestSupport",
    dependencies: ["ExtensionProtocol", "ViewTree"],
    path: "Tests/Support/ExtensionTestSupport"
  ),
  .testTarget(
    name: "DeviceActivityTests",
    dependencies: [
      "DeviceActivity", "ExtensionProtocol", "ExtensionRuntime", "ExtensionTestSupport",
      "FamilyControls", "ManagedSettings", "OSLog", "SwiftUI", "ViewTree",
      "_DeviceActivity_SwiftUI",
    ]
  ),
  .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
  .testTarget(name: "CivilCalendarTests", dependencies: ["CivilCalendar"]),
  .testTarget(name: "DomainNamesTests", dependencies: ["DomainNames"]),
  .testTarget(name: "CategoriesTests", dependencies: ["Categories", "ExtensionProtocol"]),
  .testTarget(
    name: "ActivityStoreTests",
    dependencies: ["ActivityStore", "CSQLite", "CivilCalendar", "ExtensionProtocol"]
  ),
  .testTarget(
    name: "ActivityPickerTests",
    dependencies: [
      "ActivityPicker", "ActivityStore", "CivilCalendar", "ExtensionProtocol", "PlainTree",
      "TerminalRenderer", "TextEncoding", "TextRenderer", "ViewTree",
    ]
  ),
  .testTarget(
    name: "ImportersTests",
    dependencies: ["ActivityStore", "CSQLite", "CivilCalendar", "ExtensionProtocol", "Importers"]
  ),
  .testTarget(name: "CellWidthTests", dependencies: ["CellWidth"]),
  .testTarget(name: "SanitizerTests", dependencies: ["Sanitizer"]),
  .testTarget(name: "ChartModelTests", dependencies: ["ChartModel", "ViewTree"]),
  .testTarget(name: "PlainTreeTests", dependencies: ["PlainTree", "TreeSamples", "ViewTree"]),
  .testTarget(name: "LayoutTests", dependencies: ["Layout", "ViewTree"]),
  .testTarget(name: "DrawingTests", dependencies: ["Drawing", "ViewTree"]),
  .testTarget(
    name: "ImageRendererTests",
    dependencies: [
      "CCairo", "Drawing", "ImageProtocol", "ImageRenderer", "Theme", "ViewTree",
    ],
    exclude: ["Golden"],
    swiftSettings: cairoHeaders
  ),
  .testTarget(
    name: "ImageProcessTests",
    dependencies: [
      "CBOR", "ConfinedProgram", "Drawing", "ExtensionProtocol", "ImageProcess", "ImageProtocol",
      "PlainTree", "Theme", "TreeSamples", "ViewTree",
    ]
  ),
  .testTarget(name: "SymbolsTests", dependencies: ["Drawing", "Symbols", "ViewTree"]),
  .testTarget(
    name: "PointLayoutTests",
    dependencies: ["Drawing", "Layout", "PointLayout", "ViewTree"]
  ),
  .testTarget(
    name: "ChartDrawingTests",
    dependencies: ["ChartDrawing", "ChartModel", "Drawing", "SVGWriter", "ViewTree"]
  ),
  .testTarget(
    name: "SVGWriterTests",
    dependencies: ["Drawing", "HostileText", "SVGWriter", "ViewTree"]
  ),
  .testTarget(
    name: "TreeDrawingTests",
    dependencies: [
      "ChartModel", "Drawing", "PlainTree", "PointLayout", "Theme", "TreeDrawing", "TreeSamples",
      "ViewTree",
    ]
  ),
  .testTarget(name: "LayersTests", dependencies: ["Layers", "ViewTree"]),
  .testTarget(
    name: "TerminalRendererTests",
    dependencies: [
      "ChartModel", "Layout", "PlainTree", "TerminalRenderer", "Theme", "TreeSamples",
      "ViewTree",
    ],
    exclude: ["Snapshots"]
  ),
  .testTarget(
    name: "TerminalQueryTests",
    dependencies: ["CPseudoTerminal", "TerminalFixture", "TerminalQuery", "Theme"]
  ),
  .testTarget(
    name: "TerminalSessionTests",
    dependencies: ["CPseudoTerminal", "SessionFixture", "TerminalSession"]
  ),
  .testTarget(name: "TerminalInputTests", dependencies: ["TerminalInput"]),
  .testTarget(
    name: "TerminalUITests",
    dependencies: [
      "ExtensionProtocol", "PseudoTerminal", "TerminalInput", "TerminalRenderer", "TerminalUI",
      "TextRenderer", "ViewTree",
    ]
  ),
  .testTarget(name: "TextEncodingTests", dependencies: ["TextEncoding"]),
  .testTarget(name: "TerminalGraphicsTests", dependencies: ["TerminalGraphics"]),
  .testTarget(name: "TextRendererTests", dependencies: ["TextRenderer", "ViewTree"]),
  .testTarget(
    name: "TreeJSONTests",
    dependencies: ["JSON", "TreeJSON", "TreeSamples", "ViewTree"]
  ),
  .testTarget(
    name: "BrowserTests",
    dependencies: ["HTMLRenderer", "HostileText", "TreeSamples", "ViewTree"],
    exclude: ["audit.js", "devtools.py", "run.py"]
  ),
  .testTarget(
    name: "HTMLRendererTests",
    dependencies: [
      "HTMLRenderer", "HostileText", "PlainTree", "TextRenderer", "Theme", "TreeSamples",
      "ViewTree",
    ]
  ),
  // Their models are links to the extensions' own, which are executables and cannot be linked here.
  .testTarget(name: "ScreenTimeTests"),
  .testTarget(name: "WeeklyReviewTests"),
  .testTarget(name: "ELFTests", dependencies: ["ELF"]),
  .testTarget(name: "OutputFilesTests", dependencies: ["OutputFiles"]),
  .testTarget(
    name: "ExtensionBuilderTests",
    dependencies: ["ExtensionBuilder", "ResourceFormat"]
  ),
  .testTarget(
    name: "ExtensionResourcesTests",
    dependencies: ["ExtensionResources", "ResourceFormat"]
  ),
  .testTarget(name: "AuditTests", dependencies: ["Audit", "CScratch", "Sandbox"]),
  .testTarget(name: "SandboxTests", dependencies: ["Sandbox", "ELF"]),
]

/// Programs that tests run.
let testPrograms: [Target] = [
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["ExtensionHost", "ExtensionProtocol", "Sandbox"],
    path: "Tests/Benchmarks",
    linkerSettings: staticExecutable
  ),
  .target(
    name: "CActivityScan",
    dependencies: ["CSQLite"],
    path: "Tests/ActivityBenchmarks/Scan"
  ),
  .executableTarget(
    name: "ActivityBenchmarks",
    dependencies: [
      "ActivityStore", "CActivityScan", "CivilCalendar", "ExtensionProtocol", "Importers",
    ],
    path: "Tests/ActivityBenchmarks/Program",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "RenderBenchmarks",
    dependencies: [
      "ActivityPicker", "CBOR", "ExtensionProtocol", "HTMLRenderer", "ImageProcess",
      "ImageProtocol", "TerminalRenderer", "ViewTree",
    ],
    path: "Tests/RenderBenchmarks/Program",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "EventBenchmarks",
    dependencies: ["ExtensionProtocol", "SwiftUI", "ViewTree"],
    path: "Tests/EventBenchmarks",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "TerminalFixture",
    dependencies: ["TerminalQuery"],
    path: "Tests/Fixtures/TerminalFixture"
  ),
  .executableTarget(
    name: "SessionFixture",
    dependencies: ["TerminalSession"],
    path: "Tests/Fixtures/SessionFixture"
  ),
  .executableTarget(
    name: "ConfinedProgram",
    dependencies: ["CImageProcess"],
    path: "Tests/Fixtures/ConfinedProgram"
  ),
  .executableTarget(
    name: "BareProgram",
    path: "Tests/Fixtures/BareProgram",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "TemplateExtension",
    dependencies: ["DeviceActivity", "SwiftUI"],
    path: "Tests/Fixtures/TemplateExtension",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "DynamicExtension",
    dependencies: ["DeviceActivity", "SwiftUI"],
    path: "Tests/Fixtures/DynamicExtension"
  ),
  .executableTarget(
    name: "ActivityExtension",
    dependencies: ["DeviceActivity", "ManagedSettings", "SwiftUI", "os"],
    path: "Tests/Fixtures/ActivityExtension",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "FriendlyExtension",
    dependencies: ["DeviceActivity", "SwiftUI"],
    path: "Tests/Fixtures/FriendlyExtension",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "HonestExtension",
    dependencies: ["DeviceActivity", "SwiftUI"],
    path: "Tests/Fixtures/HonestExtension",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "CounterApp",
    dependencies: ["FamilyControls", "SwiftUI"],
    path: "Tests/Fixtures/CounterApp",
    linkerSettings: staticExecutable + foundation
  ),
  .executableTarget(
    name: "RuntimeFixture",
    dependencies: ["ViewTree", "ExtensionProtocol", "ExtensionRuntime"],
    path: "Tests/Fixtures/RuntimeFixture",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "ScriptedProcess",
    dependencies: ["ExtensionProtocol", "ViewTree"],
    path: "Tests/Fixtures/ScriptedProcess",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "CuriousApp",
    dependencies: ["CExtensionNote", "ExtensionProtocol", "ViewTree"],
    path: "Tests/Fixtures/CuriousApp",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "SandboxFixture",
    path: "Tests/SandboxFixture",
    linkerSettings: staticExecutable
  ),
  .executableTarget(
    name: "SandboxTestHost",
    dependencies: ["Sandbox"],
    path: "Tests/SandboxTestHost",
    linkerSettings: staticExecutable
  ),
]

/// libFuzzer without its main function, as it stands among the compiler's libraries.
let fuzzerLibrary: String = {
  #if arch(arm64)
    let name = "libclang_rt.fuzzer_no_main-aarch64.a"
  #else
    let name = "libclang_rt.fuzzer_no_main-x86_64.a"
  #endif
  let libraries = URL(filePath: hostLibraries).appending(path: "../../clang").standardized
  let versions = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
  return libraries.appending(path: "\(versions.sorted().last ?? "")/lib/linux/\(name)").path
}()

/// Whether libFuzzer drives the fuzz targets, as `make fuzz` asks; without it a seeded mutator does.
let isFuzzing =
  ProcessInfo.processInfo.environment["REPORT_HOST_LIBFUZZER"] != nil
  && FileManager.default.fileExists(atPath: fuzzerLibrary)

/// Tells libFuzzer which code an input reached, and keeps assertions in optimized code.
let coverage: [SwiftSetting] =
  isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer", "-assert-config", "Debug"])] : []

/// The C++ library is the one that libFuzzer was built for.
let libFuzzer: [LinkerSetting] = [.unsafeFlags([fuzzerLibrary]), .linkedLibrary("stdc++")]

/// What outsiders may send, mutated: the same code runs in the tests and under libFuzzer.
let fuzzTargets: [Target] = [
  .target(name: "Mutation", path: "Tests/Fuzz/Mutation"),
  .target(
    name: "FuzzTargets",
    dependencies: [
      "ActivityStore", "CBOR", "CSQLite", "CellWidth", "CivilCalendar", "DeviceActivity", "ELF",
      "ExtensionHost", "ExtensionProtocol", "HTMLRenderer", "Importers", "Mutation", "Sanitizer",
      "TerminalInput", "TerminalRenderer", "TextRenderer", "TreeJSON", "TreeSamples", "ViewTree",
    ],
    path: "Tests/Fuzz/Targets"
  ),
  .executableTarget(
    name: "Fuzz",
    dependencies: ["FuzzTargets", "Mutation"],
    path: "Tests/Fuzz/Driver",
    swiftSettings: isFuzzing ? [.define("LIBFUZZER")] : [],
    linkerSettings: isFuzzing ? libFuzzer : []
  ),
  .testTarget(
    name: "FuzzTests",
    dependencies: [
      "CBOR", "FuzzTargets", "Mutation", "TerminalRenderer", "TextRenderer", "TreeJSON", "ViewTree",
    ],
    path: "Tests/Fuzz/Tests"
  ),
]

/// Whether only what can be linked with a sanitizer is built, as `make sanitize` asks.
///
/// The programs are static executables, which the sanitizers do not support; tests that run them are
/// left out with them.
let isSanitizing = ProcessInfo.processInfo.environment["REPORT_HOST_SANITIZE"] != nil

/// Suites of tests that run programs.
let testsOfPrograms: Set<String> = [
  "AppCommandTests", "AppPrivacyTests", "AuditTests", "CommandLineTests", "CompositorTests",
  "ConformanceTests", "ExtensionRuntimeTests",
  "ImageProcessTests", "SandboxTests", "TerminalQueryTests", "TerminalSessionTests",
]

let package = Package(
  name: "report-host",
  products: [
    // What `report-host build` links into extensions: all that is behind the frameworks.
    .library(name: "ReportHostSDK", type: .static, targets: sdkModules),
    .executable(name: "ScreenTime", targets: ["ScreenTimeReports"]),
  ],
  targets: [
    protocolTargets, runtimeTargets, frameworkTargets, activityFrameworkTargets, neighborTargets,
    hostTargets, rendererTargets, commandTargets, extensionTargets, exampleTargets,
    testTargets, testPrograms, fuzzTargets,
  ].flatMap { $0 }
)

/// Extensions as authors have them, compiled as Xcode does unless told otherwise.
let swift5Targets: Set<String> = [
  "ActivityCharts", "ActivityExtension", "ActivityPickerApp", "DynamicExtension",
  "FriendlyExtension", "HonestExtension", "ScreenTimeApp", "ScreenTimeReports", "TemplateExtension",
  "WeeklyReview",
]

/// Makes generic types by direct calls instead of by name.
///
/// By name, as the compiler does to save code, each generic type costs a search through every
/// conformance of the program at its first use. In a program that lives for a few milliseconds that
/// is most of its work.
let directTypes: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"])
]

/// The only targets that are built, with what they depend on; all where it is not set.
///
/// `REPORT_HOST_ONLY="SwiftUITests ChartsTests" swift test` builds a small part of the package.
if let only = ProcessInfo.processInfo.environment["REPORT_HOST_ONLY"] {
  var wanted = only.split(separator: " ").map(String.init)
  var kept: Set<String> = []
  while let name = wanted.popLast() {
    guard kept.insert(name).inserted else { continue }
    for case .byNameItem(let dependency, _) in package.targets.first(where: { $0.name == name })?
      .dependencies ?? []
    {
      wanted.append(dependency)
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  if !sdkModules.allSatisfy(kept.contains) {
    package.products.removeAll { $0.name == "ReportHostSDK" }
  }
  if !kept.contains("ScreenTimeReports") { package.products.removeAll { $0.name == "ScreenTime" } }
}

if isSanitizing {
  package.products.removeAll { $0 is Product.Executable }
  package.targets.removeAll { $0.type == .executable || testsOfPrograms.contains($0.name) }
}

/// The targets that see the shims: what depends on them, directly or through others.
let overlaidTargets: Set<String> = {
  var names: Set<String> = ["FoundationShims"]
  var count = 0
  while names.count > count {
    count = names.count
    for target in package.targets {
      let isUser = target.dependencies.contains { dependency in
        if case .byNameItem(let name, _) = dependency { names.contains(name) } else { false }
      }
      if isUser { names.insert(target.name) }
    }
  }
  return names.subtracting(["FoundationShims"])
}()

for target in package.targets where ![.system, .macro].contains(target.type) {
  if overlaidTargets.contains(target.name) {
    let combine = swift5Targets.contains(target.name) ? combineOverlay : []
    target.swiftSettings = (target.swiftSettings ?? []) + foundationOverlay + combine
  }
  let settings = swift5Targets.contains(target.name) ? [.swiftLanguageMode(.v5)] : strict
  let accessors = target.type == .test ? [] : directTypes
  target.swiftSettings = (target.swiftSettings ?? []) + settings + accessors + coverage
}
