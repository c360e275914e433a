import SwiftUI

/// Navigation, tabs and toolbars as authors write them.
struct NavigationSignatures: View {
  enum Route: Hashable {
    case detail(Int)
  }

  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var tab = 0
  @State private var isShown = false
  @State private var chosen: Route?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var query = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  let title = "title"

  var body: some View {
    TabView(selection: $tab) {
      stacks
        .tabItem { Label("Stacks", systemImage: "square.stack") }
        .tag(0)
      links.tabItem {
        Image(systemName: "link")
        Text("Links")
      }
      .tag(1)
      .badge(2)
      splits.tag(2).tabItem { Text("Splits") }
    }
    .tabViewStyle(.page)
    .tabViewStyle(.page(indexDisplayMode: .never))
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .tabViewStyle(.sidebarAdaptable)
  }

  @ViewBuilder
  private var stacks: some View {
    NavigationStack { Text("a") }
    NavigationStack(path: $path) {
      Text("a")
        .navigationTitle("A")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let id): Text("\(id)")
          }
        }
        .navigationDestination(isPresented: $isShown) { Text("b") }
        .navigationDestination(item: $chosen) { _ in Text("c") }
    }
    NavigationStack(path: $routes) { Text("a") }
    NavigationView { Text("a").navigationBarTitle("A", displayMode: .inline) }
      .navigationViewStyle(.stack)
      .navigationViewStyle(StackNavigationViewStyle())
    TabView {
      Text("a"); Text("b")
    }
    TabView {
      ForEach(0..<3) { Text("\($0)").tag($0) }
    }
    .tabViewStyle(.page)
    TabView(selection: $tab) {
      Tab("One", systemImage: "1.circle", value: 0) { Text("a") }
      Tab("Two", systemImage: "2.circle", value: 1) { Text("b") }.badge(3)
      if isShown { Tab(value: 2, role: .search) { Text("c") } }
      TabSection("More") { Tab("Three", systemImage: "star", value: 3) { Text("d") } }
    }
    TabView {
      Tab("One", systemImage: "1.circle") { Text("a") }
      Tab {
        Text("b")
      } label: {
        Text("Two")
      }
    }
  }

  @ViewBuilder
  private var links: some View {
    NavigationLink("a") { Text("b") }
    NavigationLink(title) { Text("b") }
    NavigationLink("a", destination: Text("b"))
    NavigationLink(destination: Text("b")) { Text("a") }
    NavigationLink {
      Text("b")
    } label: {
      Text("a")
    }
    NavigationLink(value: Route.detail(1)) { Text("a") }
    NavigationLink("a", value: 1)
    NavigationLink(title, value: Route.detail(2))
    NavigationLink(destination: Text("b"), isActive: $isShown) { EmptyView() }
    NavigationLink(isActive: $isShown) {
      Text("b")
    } label: {
      Text("a")
    }
    NavigationLink("a", destination: Text("b"), tag: Route.detail(1), selection: $chosen)
  }

  private var splits: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List { Text("a") }.navigationSplitViewColumnWidth(200)
    } content: {
      Text("b")
    } detail: {
      Text("c")
    }
    .navigationSplitViewStyle(.balanced)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Done") { dismiss() } }
      ToolbarItem(placement: .principal) { Text("t") }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("a") { presentationMode.wrappedValue.dismiss() }
        Spacer()
        Button("b") {}
      }
      if isShown {
        ToolbarItem { EditButton() }
      }
      bar
    }
    .toolbar { Button("x") {} }
    .toolbar(.hidden, for: .navigationBar)
    .toolbar(isShown ? .visible : .hidden, for: .tabBar)
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
    .toolbarColorScheme(.dark, for: .navigationBar)
    .toolbarTitleMenu { Button("a") {} }
    .toolbarRole(.editor)
    .toolbarTitleDisplayMode(.inline)
    .navigationBarItems(leading: Text("l"), trailing: Text("t"))
    .navigationBarBackButtonHidden()
    .navigationBarHidden(true)
  }

  @ToolbarContentBuilder
  private var bar: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
    Bar()
  }
}

private struct Bar: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) { Button("Close") { dismiss() } }
  }
}
