import SwiftUI
import Testing

#Preview {
  Text("a")
}

#Preview("Named") {
  Text("a")
  Text("b")
}

#Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {
  Text("wide")
}

#Preview {
  let name = "a"
  return VStack { Text(name) }
}

private struct OldPreviews: PreviewProvider {
  static var previews: some View {
    Text("a").previewDisplayName("Old")
  }
}

@Suite("Previews")
@MainActor
struct PreviewTests {
  @Test("a preview provider's views can be rendered like any others")
  func provider() throws {
    #expect(try dump(OldPreviews.previews) == "text \"a\"")
  }
}
