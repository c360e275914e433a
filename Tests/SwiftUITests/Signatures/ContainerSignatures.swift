import SwiftUI

/// Lists, forms, tables and boxes as authors write them.
struct ContainerSignatures: View {
  struct App: Identifiable, Hashable {
    let id: Int
    var name: String
    var minutes: Double
    var children: [App]?
  }

  @State private var apps = [App(id: 1, name: "Maps", minutes: 3)]
  @State private var one: Int?
  @State private var several: Set<Int> = []
  @State private var isExpanded = true
  @State private var order = [KeyPathComparator(\App.minutes)]
  @Environment(\.editMode) private var editMode
  let title = "title"

  var body: some View {
    VStack {
      lists
      rows
      boxes
      tables
    }
  }

  @ViewBuilder
  private var lists: some View {
    List { Text("a") }
    List(apps) { Text($0.name) }
    List(apps, id: \.name) { app in Text(app.name) }
    List(0..<3) { Text("\($0)") }
    List($apps) { $app in TextField("Name", text: $app.name) }
    List($apps, editActions: .delete) { $app in Text(app.name) }
    List(apps, selection: $one) { Text($0.name) }
    List(apps, selection: $several) { Text($0.name) }
    List(selection: $one) { ForEach(apps) { Text($0.name).tag($0.id) } }
    List(selection: $several) { Text("a").tag(1) }
    List(apps, children: \.children) { Text($0.name) }
    List(apps, id: \.id, children: \.children, selection: $one) { Text($0.name) }
    OutlineGroup(apps, children: \.children) { Text($0.name) }
    OutlineGroup(apps[0], children: \.children) { Text($0.name) }
  }

  @ViewBuilder
  private var rows: some View {
    List {
      ForEach(apps) { app in
        Text(app.name)
          .listRowBackground(Color.red)
          .listRowSeparator(.hidden)
          .listRowSeparator(.hidden, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listRowInsets(EdgeInsets())
          .badge(3)
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", role: .destructive) {}.tint(.red)
          }
      }
      .onDelete { apps.remove(atOffsets: $0) }
      .onMove { apps.move(fromOffsets: $0, toOffset: $1) }
      .deleteDisabled(true)
      ForEach($apps) { $app in Toggle(app.name, isOn: .constant(true)) }
      ForEach(Array(apps.enumerated()), id: \.offset) { index, app in Text("\(index) \(app.name)") }
      Section(isExpanded: $isExpanded) {
        Text("a")
      } header: {
        Text("h")
      }
      Section("h", isExpanded: $isExpanded) { Text("a") }
      Section(header: Text("h"), footer: Text("f")) { Text("a") }.headerProminence(.increased)
    }
    .listStyle(.insetGrouped)
    .listRowSpacing(4)
    .listSectionSpacing(.compact)
    .listSectionSpacing(12)
    .listSectionSeparator(.hidden)
    .listItemTint(.red)
    .refreshable { await Task.yield() }
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 10)
    .environment(\.editMode, .constant(.active))
    .searchable(text: .constant(""))
    .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "Find")
    .searchable(text: .constant(""), isPresented: $isExpanded, prompt: Text("Find"))
    .searchSuggestions { Text("a").searchCompletion("a") }
    .searchScopes($several) { Text("all").tag(1) }
  }

  @ViewBuilder
  private var boxes: some View {
    GroupBox { Text("a") }
    GroupBox("t") { Text("a") }
    GroupBox(label: Label("t", systemImage: "star")) { Text("a") }
    GroupBox {
      Text("a")
    } label: {
      Text("t")
    }
    .groupBoxStyle(Card())
    .groupBoxStyle(.automatic)
    LabeledContent("a", value: "b")
    LabeledContent("a", value: 3, format: .number)
    LabeledContent(title, value: title)
    LabeledContent("a") { Text("b") }
    LabeledContent {
      Text("b")
    } label: {
      Text("a"); Text("c")
    }
    .labeledContentStyle(Column())
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $isExpanded) { Text("b") }
    DisclosureGroup(isExpanded: $isExpanded) {
      Text("b")
    } label: {
      Text("a")
    }
    .disclosureGroupStyle(Arrow())
    DisclosureGroup {
      Text("b")
    } label: {
      Text("a")
    }
  }

  @ViewBuilder
  private var tables: some View {
    Table(apps) {
      TableColumn("Name", value: \.name)
      TableColumn("Minutes") { app in Text(app.minutes, format: .number) }.width(80)
      TableColumn("Both") { Text("\($0.id)") }.width(min: 10, ideal: 20, max: 30).alignment(
        .trailing
      )
    }
    Table(apps, selection: $one) { TableColumn("Name", value: \.name) }
    Table(apps, selection: $several) { TableColumn(title, value: \.name) }
    Table(apps, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Minutes", value: \.minutes) { Text("\($0.minutes)") }
    }
    Table(of: App.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(apps[0])
      ForEach(apps) { TableRow($0) }
      ForEach(apps)
    }
    .tableStyle(.inset)
    .tableColumnHeaders(.hidden)
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "a")
    ContentUnavailableView("a", systemImage: "star")
    ContentUnavailableView {
      Label("a", systemImage: "star")
    } description: {
      Text("d")
    } actions: {
      Button("b") {}
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }.padding()
  }
}

private struct Column: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}
