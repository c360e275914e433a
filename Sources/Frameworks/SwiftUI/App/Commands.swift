/// Items of a menu bar, which a terminal does not have.
///
/// Commands are written as on Apple's systems and never shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these are made of.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Commands where Body == Never {
  /// The body of commands that have none, which is never asked for.
  public var body: Never { fatalError("\(Self.self) are primitive commands and have no body") }
}

extension Never: Commands {}

/// Builds commands out of those that stand in a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Passes commands on; gives each statement its own type check and error message.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes commands on unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds commands from several.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }

  /// Builds commands that are there only while a condition holds.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }

  /// Builds the commands of the first branch of a condition.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds the commands of the second branch of a condition.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes no commands.
  public nonisolated init() {}
}

/// A menu of a menu bar, which is not shown.
public struct CommandMenu<Content: View>: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes a menu with a localized name.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a name.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Where a group of commands stands in the menu bar.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Services of other apps.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement()
  /// New items.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The window's size.
  public static let windowSize = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// One of several windows.
  public static let singleWindowList = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// Commands at a place of the menu bar, which are not shown.
public struct CommandGroup<Content: View>: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes commands that stand before others.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}

  /// Makes commands that stand after others.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}

  /// Makes commands that stand in place of others.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}
}

/// Commands for sidebars, which are not shown.
public struct SidebarCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

/// Commands for editing text, which are not shown.
public struct TextEditingCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

/// Commands for formatting text, which are not shown.
public struct TextFormattingCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}

/// Commands for toolbars, which are not shown.
public struct ToolbarCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes the commands.
  public nonisolated init() {}
}
