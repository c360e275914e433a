public import Foundation
internal import ViewTree

/// Shows how far something has come, or that something is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let fraction: Double?
  private let label: Label?
  private let valueLabel: CurrentValueLabel?

  fileprivate init(fraction: Double?, label: Label?, valueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }
}

extension ProgressView: View {
  /// A progress view has no body of its own.
  public typealias Body = Never

  /// Adds the progress view as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let style = resolver.environment.builtIn.progressStyle ?? DefaultProgressViewStyle()
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.fraction,
      label: view.label.map { label in .init { $0.resolve(label) } },
      currentValueLabel: view.valueLabel.map { label in .init { $0.resolve(label) } }
    )
    resolver.descend(.body(ObjectIdentifier(type(of: style)))) {
      style._resolve(configuration, in: resolver)
    }
  }
}

/// The fraction of a total, 0…1; nil where the value is not known.
private func completedFraction<V: BinaryFloatingPoint>(of value: V?, total: V) -> Double? {
  guard let value else { return nil }
  guard total > 0 else { return 0 }
  return Color.unit(Double(value) / Double(total))
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is going on.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, valueLabel: nil)
  }

  /// Shows that something is going on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), valueLabel: nil)
  }

  /// Shows that something is going on, with a localized string.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), valueLabel: nil)
  }

  /// Shows that something is going on, with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), valueLabel: nil)
  }

  /// Shows how much of a total is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: completedFraction(of: value, total: total), label: nil, valueLabel: nil)
  }

  /// Shows how much of a total is done, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: completedFraction(of: value, total: total), label: label(), valueLabel: nil)
  }

  /// Shows how much of a total is done, with a localized string.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: completedFraction(of: value, total: total),
      label: Text(titleKey),
      valueLabel: nil
    )
  }

  /// Shows how much of a total is done, with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: completedFraction(of: value, total: total),
      label: Text(title),
      valueLabel: nil
    )
  }
}

extension ProgressView {
  /// Shows how much of a total is done, with labels for the task and the value.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: completedFraction(of: value, total: total),
      label: label(),
      valueLabel: currentValueLabel()
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes a progress view from what a progress view style is given.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label,
      valueLabel: configuration.currentValueLabel
    )
  }
}

extension ProgressView {
  /// Shows how much of a stretch of time has passed, with labels for the task and the value.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: passedFraction(of: timerInterval, countsDown: countsDown),
      label: label(),
      valueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a stretch of time has passed, with a label.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Shows how much of a stretch of time has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of a stretch, or that has passed.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  /// The time in hours, minutes and seconds.
  public var body: some View {
    let now = min(max(Date(), interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    let isLong = interval.upperBound.timeIntervalSince(interval.lowerBound) >= 3600
    let time = Duration.seconds(min(seconds, 1e9))
    Text(
      verbatim: time.formatted(.time(pattern: isLong ? .hourMinuteSecond : .minuteSecond))
    )
  }
}

/// The fraction of a stretch of time that has passed, or that is left.
private func passedFraction(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
  let span = interval.upperBound.timeIntervalSince(interval.lowerBound)
  guard span > 0 else { return countsDown ? 0 : 1 }
  let passed = Color.unit(Date().timeIntervalSince(interval.lowerBound) / span)
  return countsDown ? 1 - passed : passed
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows how far work has come.
  public init(_ progress: Foundation.Progress) where Label == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : Color.unit(progress.fractionCompleted),
      label: nil,
      valueLabel: nil
    )
  }
}
