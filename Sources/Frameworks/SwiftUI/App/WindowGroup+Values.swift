/// What a window shows that is opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var data: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }

  /// Makes the content of windows that have a value in any case.
  init(
    _ content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {
    self.init { data in
      content(
        Binding(
          get: { data.wrappedValue ?? defaultValue() },
          set: { data.wrappedValue = $0 }
        )
      )
    }
  }
}

extension PresentedWindowContent: View {
  /// What the value is shown as.
  public var body: some View { content($data) }
}

extension WindowGroup {
  /// Makes windows for values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a name.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show and a name.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show and a name.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show and a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content: content) })
  }

  /// Makes windows for values of a type; those opened without a value have one of their own.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a name; those opened without a value have one of their own.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show; those opened without a value have one of their own.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show and a name; those opened without a value have one of their own.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show; those opened without a value have one of their own.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show and a name; those opened without a value have one of their own.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show; those opened without a value have one of their own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }

  /// Makes windows for values of a type, with a title that a terminal does not show and a name; those opened without a value have one of their own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(making: { PresentedWindowContent(content, defaultValue: defaultValue) })
  }
}
