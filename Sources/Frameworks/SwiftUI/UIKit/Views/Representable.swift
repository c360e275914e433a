internal import ViewTree

/// A view of UIKit in a view of SwiftUI.
///
/// It is drawn as far as ``UIView`` says; a box with the name of the type stands in for the rest.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of what answers the view.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view of UIKit.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType

  /// Brings the view of UIKit up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  /// Takes the view down; never called, since a report ends.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType,
    coordinator: Self.Coordinator
  )

  /// Makes what answers the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing to answer the view.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Takes nothing down.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Adds what the view of UIKit shows.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    var connected = view
    resolver.connectFields(of: &connected)
    let context = UIViewRepresentableContext<Self>(
      coordinator: connected.makeCoordinator(),
      environment: resolver.environment
    )
    let uiView = connected.makeUIView(context: context)
    connected.updateUIView(uiView, context: context)
    resolver.add(uiView, named: "\(UIViewType.self)")
  }
}

/// What a view of UIKit is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What answers the view.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}

/// A screen of UIKit in a view of SwiftUI.
///
/// It is drawn as far as ``UIView`` says; a box with the name of the type stands in for the rest.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the screen.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what answers the screen.
  associatedtype Coordinator = Void
  /// What the screen is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the screen.
  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> Self.UIViewControllerType

  /// Brings the screen up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType,
    context: Self.Context
  )

  /// Takes the screen down; never called, since a report ends.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType,
    coordinator: Self.Coordinator
  )

  /// Makes what answers the screen.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing to answer the screen.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Takes nothing down.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Adds what the screen shows.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    var connected = view
    resolver.connectFields(of: &connected)
    let context = UIViewControllerRepresentableContext<Self>(
      coordinator: connected.makeCoordinator(),
      environment: resolver.environment
    )
    let controller = connected.makeUIViewController(context: context)
    connected.updateUIViewController(controller, context: context)
    resolver.add(controller.view, named: "\(UIViewControllerType.self)")
  }
}

/// What a screen of UIKit is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What answers the screen.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}

extension _ViewResolver {
  /// Adds what a view of UIKit shows, or a box with a name.
  fileprivate func add(_ view: UIView?, named name: String) {
    guard let shown = view?.shown else { return leaf(.placeholder(name)) }
    descend(.part(0)) { resolve(shown) }
  }
}
