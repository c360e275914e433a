public import ManagedSettings
public import SwiftUI
internal import ViewTree

/// The name behind a token, which only the host can look up.
public struct FamilyActivityTitleView: View {
  private let view: TokenView

  fileprivate nonisolated init(_ view: TokenView) {
    self.view = view
  }

  /// The name as the host draws it.
  public var body: some View { view.primitive(.titleOnly) }
}

/// The icon behind a token, which only the host can look up.
public struct FamilyActivityIconView: View {
  private let view: TokenView

  fileprivate nonisolated init(_ view: TokenView) {
    self.view = view
  }

  /// The icon as the host draws it.
  public var body: some View { view.primitive(.iconOnly) }
}

private struct TokenView: Sendable {
  let kind: TokenLabel.Kind
  let token: [UInt8]

  @MainActor
  func primitive(_ style: ViewTree::LabelStyle) -> _PrimitiveView {
    _PrimitiveView { environment in
      .tokenLabel(
        TokenLabel(kind: kind, token: token, labelStyle: style, style: environment.textStyle)
      )
    }
  }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  private nonisolated init(_ view: TokenView) {
    self.init(
      title: { FamilyActivityTitleView(view) },
      icon: { FamilyActivityIconView(view) }
    )
  }

  /// Makes a label of an application's name and icon.
  public nonisolated init(_ token: ApplicationToken) {
    self.init(TokenView(kind: .application, token: Array(token.data)))
  }

  /// Makes a label of a category's name and icon.
  public nonisolated init(_ token: ActivityCategoryToken) {
    self.init(TokenView(kind: .category, token: Array(token.data)))
  }

  /// Makes a label of a web domain's name and icon.
  public nonisolated init(_ token: WebDomainToken) {
    self.init(TokenView(kind: .webDomain, token: Array(token.data)))
  }
}
