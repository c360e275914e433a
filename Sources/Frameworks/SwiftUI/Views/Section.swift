internal import ViewTree

/// A group of rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Binding<Bool>?

  fileprivate nonisolated init(
    header: Parent,
    content: Content,
    footer: Footer,
    isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A section has no body of its own.
  public typealias Body = Never

  /// Adds the section: the header, the footer, then the rows.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let rows = resolver.collector.flatMap { $0.entersBodies ? $0 : nil }
    if let rows, rows.flattensSections {
      return resolver.descend(.part(2)) { resolver.resolve(view.content) }
    }
    guard rows != nil else { return add(view, to: resolver, rows: nil) }
    resolver.collecting(with: nil) { add(view, to: resolver, rows: rows) }
  }

  /// Adds the section; its rows are noted with those around it.
  @MainActor
  fileprivate static func add(_ view: Self, to resolver: _ViewResolver, rows: NodeCollector?) {
    guard !resolver.flattensSections else { return addFlat(view, to: resolver, rows: rows) }
    let row = ViewTree::Content.stack(Stack(axis: .horizontal))
    resolver.node(.section(hasHeader: false, hasFooter: false)) {
      let hasHeader = resolver.slot(row, part: 0) { addHeader(of: view, to: resolver) }
      let hasFooter = resolver.slot(row, part: 1) { resolver.resolve(view.footer) }
      resolver.replaceOpenContent(.section(hasHeader: hasHeader, hasFooter: hasFooter))
      if view.isExpanded?.wrappedValue ?? true {
        resolver.descend(.part(2)) {
          resolver.collecting(with: rows) { resolver.resolve(view.content) }
        }
      }
    }
  }

  /// Adds the header; that of a section that can be folded away is pressed to do so.
  @MainActor
  private static func addHeader(of view: Self, to resolver: _ViewResolver) {
    guard let isExpanded = view.isExpanded, resolver.graph.takesEvents else {
      return resolver.resolve(view.header)
    }
    let isOpen = isExpanded.wrappedValue
    resolver.marking(.press { isExpanded.wrappedValue = !isOpen }) {
      resolver.node(.stack(Stack(axis: .horizontal))) {
        resolver.resolve(view.header)
        let chevron = Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
        resolver.descend(.part(1)) { resolver.resolve(chevron) }
      }
    }
  }

  /// Adds the views of the section to the container around it, in the order in which they are seen.
  @MainActor
  private static func addFlat(_ view: Self, to resolver: _ViewResolver, rows: NodeCollector?) {
    resolver.descend(.part(0)) { addHeader(of: view, to: resolver) }
    if view.isExpanded?.wrappedValue ?? true {
      resolver.descend(.part(2)) {
        resolver.collecting(with: rows) { resolver.resolve(view.content) }
      }
    }
    resolver.descend(.part(1)) { resolver.resolve(view.footer) }
  }

  /// Makes a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a header and a footer.
  public nonisolated init(
    header: Parent,
    footer: Footer,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a localized string as its header.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a string as its header.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header whose rows are shown while a binding says so.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a localized string as its header whose rows are shown while a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }

  /// Makes a section with a string as its header whose rows are shown while a binding says so.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section {
  /// Makes the section one that can be folded away.
  ///
  /// Accepted without effect: it stays open.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View
  where Parent: View, Content: View, Footer: View {
    self
  }
}

extension View {
  /// Adds controls to the header of a section.
  ///
  /// Accepted without effect.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
}
