public import Foundation

extension View {
  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationModifier { $0.title = $0.title ?? title })
  }

  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the view in the navigation around it; the title stands above it.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the view in the navigation around it by a title that could be edited.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Puts a line below the title of the view.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_NavigationModifier { $0.subtitle = $0.subtitle ?? subtitle })
  }

  /// Puts a line below the title of the view.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Puts a line below the title of the view.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the view in the navigation around it; the title stands above it.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the view in the navigation around it, and sets how large the title is.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the view in the navigation around it, and sets how large the title is.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the view in the navigation around it, and sets how large the title is.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how large the title is.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      _NavigationModifier { bar in
        guard displayMode != .automatic else { return }
        bar.inline = bar.inline ?? (displayMode == .inline)
      }
    )
  }

  /// Hides the bar with the title, so that the title is not shown.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_NavigationModifier { $0.hidden = $0.hidden ?? hidden })
  }

  /// Hides the button that leads back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    modifier(_NavigationModifier { if hidesBackButton { $0.hidesBack = true } })
  }

  /// Names a document in the navigation around it.
  ///
  /// Accepted without effect.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Puts controls at the leading and trailing edges of the bar.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T)
    -> some View
  {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts controls at the leading edge of the bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts controls at the trailing edge of the bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// The bar above a view.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A view that says something about the navigation around it.
struct _NavigationModifier {
  let change: (inout NavigationBar) -> Void

  init(_ change: @escaping (inout NavigationBar) -> Void) {
    self.change = change
  }
}

extension _NavigationModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    modifier.change(&resolver.navigation)
    content(resolver)
  }
}
