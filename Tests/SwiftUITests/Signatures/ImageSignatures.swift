import SwiftUI

// What authors write about images and labels; it is enough that it compiles.

private struct Images: View {
  @State private var count = 0
  let url = URL(string: "https://example.org/a.png")

  var body: some View {
    VStack {
      Image(systemName: "wifi", variableValue: 0.5)
        .resizable()
        .renderingMode(.template)
        .interpolation(.high)
        .antialiased(true)
        .aspectRatio(contentMode: .fit)
        .symbolRenderingMode(.palette)
        .foregroundStyle(.red, .blue, .green)
        .symbolVariant(.fill)
        .symbolVariant(.circle.fill)
        .imageScale(.large)
        .symbolEffect(.bounce, value: count)
        .symbolEffect(.pulse)
        .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: count > 0)
        .symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: count)
        .symbolEffect(.rotate, options: .repeat(.continuous))
      Image(systemName: count > 0 ? "pause" : "play")
        .contentTransition(.symbolEffect(.replace))
        .contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2)))
        .transition(.symbolEffect(.appear))
      Image("name", bundle: .main)
      Image("name", label: Text("label"))
      Image(decorative: "name").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Image(uiImage: UIImage(systemName: "star") ?? UIImage())
      if let image = UIImage(named: "logo") { Image(uiImage: image) }
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2)
      AsyncImage(url: url) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFill()
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image
        } else if phase.error != nil {
          Color.red
        } else {
          Text("…")
        }
      }
      Label("title", systemImage: "star").labelStyle(.iconOnly)
      Label("title", image: "name")
      Label(String("title"), systemImage: "star")
      Label {
        Text("a")
      } icon: {
        Circle().frame(width: 3)
      }
    }
  }
}
