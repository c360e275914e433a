import SwiftUI

/// Buttons, toggles and menus as authors write them; that it compiles is the test.
struct ButtonSignatures: View {
  @State private var isOn = false
  @State private var flags = [Flag(isOn: true), Flag(isOn: false)]
  let name = "name"

  struct Flag: Identifiable {
    let id = UUID()
    var isOn: Bool
  }

  var body: some View {
    VStack {
      buttons
      images
      toggles
      menus
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
    .buttonBorderShape(.roundedRectangle(radius: 12))
    .controlSize(.large)
    .tint(.red)
    .disabled(!isOn)
  }

  @ViewBuilder
  private var buttons: some View {
    Button("Go") { isOn.toggle() }
    Button(name) { isOn = true }
    Button("Go", action: go)
    Button(action: go) { Text("Go") }
    Button(action: { isOn = false }, label: { Image(systemName: "xmark") })
    Button(role: .destructive) {
      go()
    } label: {
      Label("Delete", systemImage: "trash")
    }
    Button("Delete", role: .destructive, action: go)
    Button("Cancel", role: .cancel) {}
    Button(role: .close) { go() }
    Button(role: .confirm, action: go)
    Button {
      go()
    } label: {
      HStack {
        Text("a"); Spacer(); Image(systemName: "chevron.right")
      }
    }
    .buttonStyle(PlainButtonStyle())
    Button("a") {}.buttonStyle(.plain).buttonStyle(.bordered).buttonStyle(.borderless)
    Button("a") {}.buttonStyle(Pressed(color: .blue))
    Button("a") {}.buttonStyle(Triggered())
  }

  @ViewBuilder
  private var images: some View {
    Button("Go", systemImage: "play", action: go)
    Button("Go", systemImage: "play") { isOn = true }
    Button("Go", systemImage: "trash", role: .destructive) { isOn = true }
    Button(name, systemImage: "trash", role: nil, action: go)
    Link("Web", destination: URL(filePath: "/"))
    Link(name, destination: URL(filePath: "/"))
    Link(destination: URL(filePath: "/")) { Text("Web") }
    ShareLink(item: URL(filePath: "/"))
    ShareLink("Share", item: "text")
    ShareLink(item: "text", preview: SharePreview("text"))
    ShareLink(item: "a", subject: Text("s"), message: Text("m")) { Text("x") }
    ShareLink(items: ["a", "b"])
    PasteButton(payloadType: String.self) { _ in }
    EditButton()
    RenameButton()
  }

  @ViewBuilder
  private var toggles: some View {
    Toggle("On", isOn: $isOn)
    Toggle(name, isOn: $isOn)
    Toggle(isOn: $isOn) { Label("On", systemImage: "bolt") }
    Toggle("On", systemImage: "bolt", isOn: $isOn)
    Toggle("All", sources: $flags, isOn: \.isOn)
    Toggle(sources: $flags, isOn: \.isOn) { Text("All") }
    ForEach($flags) { $flag in Toggle("One", isOn: $flag.isOn) }
    Toggle("On", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
    Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
    Toggle("On", isOn: $isOn).toggleStyle(.button)
    Toggle("On", isOn: $isOn).toggleStyle(Ticked())
  }

  @ViewBuilder
  private var menus: some View {
    Menu("More") {
      Button("a", action: go)
      Divider()
      Section("b") { Button("c", action: go) }
      Menu("d") { Button("e", action: go) }
    }
    Menu {
      Button("a", action: go)
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    Menu("More", systemImage: "ellipsis") { Button("a", action: go) }
    Menu("More") {
      Button("a", action: go)
    } primaryAction: {
      go()
    }
    Menu(name) { Text("a") }.menuStyle(.borderlessButton).menuOrder(.fixed).menuIndicator(.hidden)
    ControlGroup {
      Button("a", action: go)
      Button("b", action: go)
    }
    .controlGroupStyle(.navigation)
    ControlGroup("c") { Button("a", action: go) }
    ControlGroup {
      Text("a")
    } label: {
      Text("l")
    }
    Text("held").contextMenu { Button("a", action: go) }
    Text("held").contextMenu {
      Button("a", action: go)
    } preview: {
      Text("p")
    }
  }

  private func go() {}
}

private struct Pressed: ButtonStyle {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? color.opacity(0.5) : color)
      .foregroundStyle(configuration.role == .destructive ? .red : .white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == Pressed {
  fileprivate static var pressed: Pressed { Pressed(color: .red) }
}

private struct Triggered: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .onTapGesture { configuration.trigger() }
  }
}

private struct Ticked: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
        Toggle("x", isOn: configuration.$isOn)
      }
    }
  }
}
