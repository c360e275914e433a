internal import ViewTree

/// What views say about the navigation around them.
struct NavigationBar {
  var title: Text?
  var subtitle: Text?
  /// How large the title is and whether it is shown; as for the title, the outermost view that says it wins.
  var inline: Bool?
  var hidden: Bool?
  var isInline: Bool { inline ?? false }
  var isHidden: Bool { hidden ?? false }
  var items: [ToolbarEntry] = []
  var search: SearchEntry?
  /// The values that say whether the search field has the focus.
  var searchLinks: [FocusLink] = []
  /// Whether the way back is not shown.
  var hidesBack = false
  /// The views for values that links lead to, by the type of the value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// A view that stands on top of this one for as long as a binding says so.
  var presented: PresentedScreen?
}

/// A view that stands on top of another for as long as a binding says so.
struct PresentedScreen {
  let view: () -> AnyView
  let dismiss: () -> Void
}

/// One view of a navigation container, built apart because its bar comes first.
struct NavigationScreen {
  let content: ViewTree
  let bar: NavigationBar
  /// What leads back to the view below; nil where there is none.
  var back: NavigationBack?
}

/// The way back from a view of a navigation container.
struct NavigationBack {
  /// The title of the view that it leads to.
  let title: Text?
  let action: @MainActor () -> Void
}

extension _ViewResolver {
  /// Builds a view of a navigation container.
  func screen(_ view: some View, step: Int) -> NavigationScreen {
    let saved = navigation
    navigation = NavigationBar()
    var content: ViewTree?
    descend(.number(step)) {
      content = apart(.stack(Stack(axis: .vertical))) {
        withEnvironment({ $0.builtIn.controls.isInList = false }) { resolve(view) }
      }
    }
    defer { navigation = saved }
    return NavigationScreen(content: content ?? ViewTreeBuilder().finish(), bar: navigation)
  }

  /// Adds a view of a navigation container below its bar.
  func add(_ screen: NavigationScreen) {
    guard let back = screen.back else { return addColumn(of: screen) }
    // The surface has a key that leads back, whether a button is there or not.
    marking(.dismiss(back.action), slot: .screen) { addColumn(of: screen) }
  }

  private func addColumn(of screen: NavigationScreen) {
    let bar = screen.bar
    let column = Content.stack(Stack(axis: .vertical, alignment: .leading))
    node(column) {
      if !bar.isHidden {
        let top = bar.items.filter { !$0.placement.isBottom }
        let back = graph.takesEvents && !bar.hidesBack ? screen.back : nil
        if !top.isEmpty || back != nil {
          descend(.part(1)) { resolve(_ToolbarRow(entries: top, back: back)) }
        }
        addTitle(bar)
      }
      filling { append(screen.content) }
      let bottom = bar.items.filter(\.placement.isBottom)
      if !bottom.isEmpty { descend(.part(3)) { resolve(_ToolbarRow(entries: bottom)) } }
    }
  }

  /// Gives what a closure adds all the space that is left, where the view is used and not printed.
  ///
  /// Its bars then stand at the edges, whatever the content's size.
  func filling(_ body: () -> Void) {
    guard graph.takesEvents else { return body() }
    node(
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)),
      children: body
    )
  }

  private func addTitle(_ bar: NavigationBar) {
    if let title = bar.title {
      leaf(.text(title.heading(in: environment, isInline: bar.isInline)))
    }
    if let subtitle = bar.subtitle {
      resolve(subtitle.font(.subheadline).foregroundColor(.secondary))
    }
    if let search = bar.search {
      descend(.part(2)) {
        withEnvironment({ $0.builtIn.controls.focusLinks = bar.searchLinks }) {
          resolve(_SearchField(entry: search))
        }
      }
    }
  }
}

extension Text {
  /// The text as the heading of a screen.
  func heading(in environment: EnvironmentValues, isInline: Bool) -> TextContent {
    var content = font(isInline ? .headline : .largeTitle).bold().content(in: environment)
    content.isHeading = true
    return content
  }
}
