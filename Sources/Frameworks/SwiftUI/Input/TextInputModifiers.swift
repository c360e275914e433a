extension View {
  /// Sets what the keyboard offers.
  ///
  /// Accepted without effect: the keyboard is not on the screen.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what a field is for.
  ///
  /// Accepted without effect: nothing is filled in.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters are made capitals.
  ///
  /// Accepted without effect: words stay as they are typed.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Sets which letters are made capitals.
  ///
  /// Accepted without effect: words stay as they are typed.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets whether words are corrected.
  ///
  /// Accepted without effect: words stay as they are typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether words are corrected.
  ///
  /// Accepted without effect: words stay as they are typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets how scrolling closes the keyboard.
  ///
  /// Accepted without effect: the keyboard is not on the screen.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    self
  }

  /// Sets which suggestions a field offers.
  ///
  /// Accepted without effect: words stay as they are typed.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    self
  }

  /// Sets how quotation marks and dashes are changed.
  ///
  /// Accepted without effect: words stay as they are typed.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Lets words be looked for in the view.
  ///
  /// Accepted without effect.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Lets words be looked for in the view or not.
  ///
  /// Accepted without effect.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets how much help with writing a field offers.
  ///
  /// Accepted without effect.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}

/// Which letters are made capitals.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { .init() }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init() }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init() }
  /// All.
  public static var characters: TextInputAutocapitalization { .init() }

  private init() {}

  /// Makes a rule from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) {}
}

/// How scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: Int

  /// As the surface chooses.
  public static var automatic: ScrollDismissesKeyboardMode { .init(rawValue: 0) }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { .init(rawValue: 1) }
  /// By dragging it.
  public static var interactively: ScrollDismissesKeyboardMode { .init(rawValue: 2) }
  /// Not.
  public static var never: ScrollDismissesKeyboardMode { .init(rawValue: 3) }
}

/// How much help with writing a field offers.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// As much as the surface chooses.
  public static let automatic = WritingToolsBehavior(rawValue: 0)
  /// All.
  public static let complete = WritingToolsBehavior(rawValue: 1)
  /// Some.
  public static let limited = WritingToolsBehavior(rawValue: 2)
  /// None.
  public static let disabled = WritingToolsBehavior(rawValue: 3)
}
