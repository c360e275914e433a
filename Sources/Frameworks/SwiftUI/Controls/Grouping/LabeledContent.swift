public import Foundation
internal import ViewTree

/// A value with a label.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Labelled content has no body of its own.
  public typealias Body = Never

  /// Makes labelled content.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  /// Adds the content as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(view.label, number: 0),
      content: .init(view.content, number: 1, keeping: \.labeledContent, of: resolver)
    )
    resolver.draw(configuration, as: \.labeledContent) {
      _BuiltInLabeledContent(configuration: $0)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes labelled content from what a style is given.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes content labelled by a localized string.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes content labelled by a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a string labelled by a localized string.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a string labelled by a string.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a formatted value labelled by a localized string.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Makes a formatted value labelled by a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
