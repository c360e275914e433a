public import Foundation
public import SwiftUI
internal import ViewTree

/// Words at a mark of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let words: Words

  /// Words have no body.
  public typealias Body = Never

  private enum Words {
    case view(Content)
    /// Nil for the value in the surface's own format.
    case string((AxisValue, EnvironmentValues) -> String?)
  }

  /// Adds the words.
  @MainActor
  public func _add(to parts: inout _AxisMarkParts) {
    switch words {
    case .view(let view):
      parts.mark.label = SwiftUI::words(of: view, environment: parts.environment)?.string ?? ""
    case .string(let string):
      parts.mark.label = string(parts.value, parts.environment)
    }
  }
}

extension AxisValueLabel {
  /// Shows the texts of a view.
  public init(
    centered: Bool? = nil,
    anchor: SwiftUI::UnitPoint? = nil,
    multiLabelAlignment: SwiftUI::Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    words = .view(content())
  }
}

extension AxisValueLabel where Content == Never {
  /// Shows the value in the surface's own format.
  public init(
    centered: Bool? = nil,
    anchor: SwiftUI::UnitPoint? = nil,
    multiLabelAlignment: SwiftUI::Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    words = .string { _, _ in nil }
  }

  /// Shows the value in a format.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: SwiftUI::UnitPoint? = nil,
    multiLabelAlignment: SwiftUI::Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatOutput == String {
    words = .string { value, environment in
      guard let input: Format.FormatInput = value.input() else { return nil }
      guard let locale = environment.builtIn.locale else { return format.format(input) }
      return format.locale(locale).format(input)
    }
  }
}

extension AxisValueLabel where Content == Text {
  /// Shows a localized string.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: SwiftUI::UnitPoint? = nil,
    multiLabelAlignment: SwiftUI::Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    words = .view(Text(titleKey))
  }

  /// Shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: SwiftUI::UnitPoint? = nil,
    multiLabelAlignment: SwiftUI::Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    words = .view(Text(title))
  }
}

extension AxisValue {
  /// The value in the type that a format takes; nil where it takes none of these.
  func input<Input>() -> Input? {
    let candidates: [Any?] = [
      self.as(Date.self), self.as(Double.self), self.as(Int.self), self.as(String.self),
      self.as(Decimal.self), self.as(Float.self),
    ]
    for case let candidate? in candidates {
      if let input = candidate as? Input { return input }
    }
    return nil
  }
}

/// What happens to words on an axis that overlap.
///
/// Accepted without effect: the surface makes room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// The surface's choice.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// Those that do not fit are cut off.
  public static let truncate = AxisValueLabelCollisionResolution()

  /// Some are left out, by their order of importance.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { greedy }
}

/// The direction of words on an axis.
///
/// Accepted without effect: they are level.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// The surface's choice.
  public static let automatic = AxisValueLabelOrientation()
  /// Level.
  public static let horizontal = AxisValueLabelOrientation()
  /// Upright.
  public static let vertical = AxisValueLabelOrientation()
  /// Upright, read from below.
  public static let verticalReversed = AxisValueLabelOrientation()
}
