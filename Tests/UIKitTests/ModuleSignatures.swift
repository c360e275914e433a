import CoreGraphics
import CoreText
import QuartzCore
import UIKit

// What authors write in files that import UIKit alone; it is enough that it compiles.

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }

  static let brand = UIColor(hex: 0xFF8800)

  class var asset: UIKit.UIColor { .brand }
}

@MainActor
func configure() {
  UINavigationBar.appearance().largeTitleTextAttributes = [
    .foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 20, weight: .bold),
  ]
  UITabBar.appearance().backgroundColor = .clear
  UITabBar.appearance().unselectedItemTintColor = UIColor.systemGray
  UITableView.appearance().backgroundColor = UIColor.clear
  UISegmentedControl.appearance().setTitleTextAttributes(
    [.foregroundColor: UIColor.white],
    for: .selected
  )
  let appearance = UINavigationBarAppearance()
  appearance.configureWithTransparentBackground()
  UINavigationBar.appearance().standardAppearance = appearance
  UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()
  UIPasteboard.general.string = "a"
  _ = UIScreen.main.bounds.width / UIScreen.main.scale
  _ = UIDevice.current.userInterfaceIdiom == .pad
  let scenes = UIApplication.shared.connectedScenes
  _ = scenes.compactMap { $0 as? UIWindowScene }.first?.windows.first { $0.isKeyWindow }
  if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
  _ = CTFontManagerRegisterFontsForURL(URL(filePath: "/a.ttf"), .process, nil)
  _ = CACurrentMediaTime()
}

final class Card: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = UIFont(name: "Avenir", size: 12)
    title.textAlignment = .center
    layer.cornerRadius = 3
    layer.borderColor = UIColor.red.cgColor
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(Card())
  }
}

struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  final class Coordinator: NSObject {
    let parent: Blur
    init(_ parent: Blur) { self.parent = parent }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct Share: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
