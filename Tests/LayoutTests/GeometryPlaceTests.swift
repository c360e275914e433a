import Testing
import ViewTree

@testable import Layout

@Suite("The places of geometry nodes")
struct GeometryPlaceTests {
  private func places(_ build: (inout ViewTreeBuilder) -> Void) -> [NodeGeometry] {
    var builder = ViewTreeBuilder()
    build(&builder)
    var engine = LayoutEngine(builder.finish(), metrics: SquareLetters())
    _ = engine.place(width: 200, height: nil)
    return engine.geometry()
  }

  @Test("A node is told what it was offered, its frame, and how far offsets move it")
  func offset() {
    let places = places { builder in
      builder.open(.offset(x: 5, y: -3))
      builder.open(.padding(PaddingInsets(top: 10, leading: 20, bottom: 0, trailing: 0)))
      builder.open(.frame(width: nil, height: 40, alignment: .center))
      builder.leaf(.geometry(Geometry(id: 7)))
    }
    #expect(
      places == [
        NodeGeometry(
          id: 7,
          proposedWidth: 180,
          proposedHeight: 40,
          x: 25,
          y: 7,
          width: 180,
          height: 40
        )
      ]
    )
  }

  @Test("An offset moves only what it holds")
  func beside() {
    let places = places { builder in
      builder.open(.depthStack(.topLeading))
      builder.open(.offset(x: 5, y: 5))
      builder.leaf(.geometry(Geometry(id: 0, width: 10, height: 10)))
      builder.close()
      builder.leaf(.geometry(Geometry(id: 1, width: 10, height: 10)))
    }
    #expect(places.map(\.x) == [5, 0])
  }

  @Test("A surface that grows offers no height, and a node takes its content's then")
  func unspecified() {
    let places = places { builder in
      builder.open(.geometry(Geometry(id: 0)))
      builder.leaf(.text(TextContent(runs: [TextRun("abcdefghijklmnopqrstuvwxyz")])))
    }
    #expect(places[0].proposedHeight == nil)
    // Twenty letters fit into a line.
    #expect(places[0].height == 20)
  }

  @Test("Children that are held to their ideal size tell what else they could be")
  func children() {
    let places = places { builder in
      builder.open(.geometry(Geometry(id: 0, wantsIdealSizes: true)))
      builder.open(.fixedSize(horizontal: true, vertical: true))
      builder.leaf(.text(TextContent(runs: [TextRun("abc")])))
      builder.close()
      builder.open(.fixedSize(horizontal: true, vertical: true))
      builder.leaf(.shape(ShapeContent(kind: .rectangle)))
      builder.close()
    }
    let sizes = places[0].children
    #expect(sizes.map(\.width) == [30, 10])
    #expect(sizes.map(\.maxWidth) == [30, .infinity])
    #expect(sizes.map(\.minWidth) == [10, 0])
    #expect(sizes[0].firstBaseline == 8)
  }

  @Test("A node behind content is told the content's baselines")
  func baselines() {
    let places = places { builder in
      builder.open(.background(.center))
      builder.open(.padding(PaddingInsets(top: 7, leading: 0, bottom: 4, trailing: 0)))
      builder.leaf(.text(TextContent(runs: [TextRun("abcdefghijklmnopqrstuvwxyz")])))
      builder.close()
      builder.leaf(.geometry(Geometry(id: 0)))
    }
    // Two lines of 10; a baseline is 8 below the top of its line.
    #expect(places[0].height == 31)
    #expect(places[0].firstBaseline == 15)
    #expect(places[0].lastBaseline == 25)
  }

  @Test("Of very many nodes only the first are told")
  func many() {
    let places = places { builder in
      builder.open(.depthStack(.topLeading))
      for id in 0..<50_000 { builder.leaf(.geometry(Geometry(id: id))) }
    }
    #expect(places.count == LayoutEngine.geometryLimit)
  }
}
