/// A program with a user interface of its own.
///
/// Mark one type of the program with `@main`; `report-host open` runs it.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes: its windows and settings.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the app when it starts.
  @MainActor @preconcurrency init()
}
