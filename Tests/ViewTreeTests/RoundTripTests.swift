import CBOR
import Testing
import TreeSamples
import ViewTree

func encoded(_ tree: ViewTree) -> [UInt8] {
  var writer = CBORWriter()
  tree.write(to: &writer)
  return writer.bytes
}

func decoded(_ bytes: [UInt8], limits: TreeLimits = TreeLimits()) throws(CBORError) -> ViewTree {
  var reader = CBORReader(bytes)
  let tree = try ViewTree(from: &reader, limits: limits)
  try reader.finish()
  return tree
}

@Suite("Trees written and read again")
struct RoundTripTests {
  @Test("there is a sample of every kind")
  func complete() {
    #expect(Set(Samples.all.map(\.kind)) == Set(NodeKind.allCases))
  }

  @Test("each kind keeps all of its fields", arguments: Samples.all)
  func everyKind(content: Content) throws {
    let tree = Samples.tree(content)
    #expect(try decoded(encoded(tree)) == tree)
  }

  @Test("each kind with nothing but its number takes the defaults", arguments: NodeKind.allCases)
  func defaults(kind: NodeKind) throws {
    var writer = CBORWriter()
    let children = kind.rawValue < 16 ? 0 : 1
    let pair: Set<NodeKind> = [.label, .background, .overlay, .mask, .presentation]
    let childless: Set<NodeKind> = [.progress, .stack, .list, .tabs, .slider, .gauge]
    let count = pair.contains(kind) ? 2 : childless.contains(kind) ? 0 : children
    writer.openArray(1 + count)
    writer.map { map in
      map.key(Key.kind)
      map.unsigned(kind.rawValue)
      if count > 0 {
        map.key(Key.children)
        map.unsigned(UInt64(count))
      }
    }
    for _ in 0..<count {
      writer.map { map in
        map.key(Key.kind)
        map.unsigned(NodeKind.divider.rawValue)
      }
    }
    let tree = try decoded(writer.bytes)
    #expect(tree.nodes[0].content.kind == kind)
    #expect(try decoded(encoded(tree)) == tree)
  }

  @Test(
    "each outline keeps its form",
    arguments: [
      ShapeKind.rectangle, .capsule, .ellipse, .path(Samples.path),
      .unevenRoundedRectangle(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
    ]
  )
  func outlines(kind: ShapeKind) throws {
    let tree = Samples.tree(.clip(kind))
    #expect(try decoded(encoded(tree)) == tree)
  }

  @Test(
    "each gradient keeps its form",
    arguments: [
      Paint.radialGradient(stops: [], center: .center, startRadius: 1, endRadius: 9),
      .ellipticalGradient(stops: [], center: .center, startFraction: 0, endFraction: 0.5),
      .angularGradient(
        stops: [GradientStop(color: .system(.red), location: 1)],
        center: UnitPoint(x: 1, y: 0),
        startDegrees: -90,
        endDegrees: 270
      ),
    ]
  )
  func gradients(paint: Paint) throws {
    let tree = Samples.tree(.border(paint, width: 2))
    #expect(try decoded(encoded(tree)) == tree)
  }

  @Test(
    "a path whose last step lacks numbers is refused",
    arguments: [[1], [0, 5], [3, 1, 2, 3, 4, 5], [9, 0, 0]]
  )
  func brokenPath(numbers: [UInt64]) throws {
    var writer = CBORWriter()
    writer.openArray(2)
    writer.map { map in
      map.key(Key.kind)
      map.unsigned(NodeKind.clip.rawValue)
      map.key(Key.children)
      map.unsigned(1)
      map.key(OutlineKey.shape)
      map.map { outline in
        outline.key(OutlineKey.outline)
        outline.unsigned(6)
        outline.key(OutlineKey.path)
        outline.openArray(numbers.count)
        for number in numbers { outline.unsigned(number) }
      }
    }
    writer.map { map in
      map.key(Key.kind)
      map.unsigned(NodeKind.divider.rawValue)
    }
    #expect(throws: CBORError.self) { try decoded(writer.bytes) }
  }

  @Test("nodes keep their place")
  func structure() throws {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    builder.open(.padding(PaddingInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
    builder.leaf(.divider)
    builder.close()
    builder.open(.list(.plain))
    for index in 0..<3 { builder.leaf(.text(TextContent(runs: [TextRun("\(index)")]))) }
    builder.close()
    builder.close()
    let tree = builder.finish()
    #expect(try decoded(encoded(tree)) == tree)
  }

  @Test("numbers that no surface can show are moved into range")
  func strangeNumbers() throws {
    let strange = Samples.tree(.offset(x: .nan, y: .infinity))
    #expect(try decoded(encoded(strange)).nodes[0].content == .offset(x: 0, y: 1e9))
    let wide = Samples.tree(.frame(width: -.infinity, height: 1e300, alignment: .center))
    let frame = Content.frame(width: 0, height: 1e9, alignment: .center)
    #expect(try decoded(encoded(wide)).nodes[0].content == frame)
  }
}

enum Key: UInt64, CBORField {
  case kind = 0
  case children = 1
}

/// The fields of a clip's outline, and of the clip itself.
private enum OutlineKey: UInt64, CBORField {
  case outline = 0
  case shape = 2
  case path = 3
}
