import SwiftUI
import Testing
import ViewTree

@Suite("Grids")
@MainActor
struct GridTests {
  @Test("What stands around a row stands around each of its cells")
  func modifiedRow() throws {
    let grid = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      .opacity(0.5)
      .padding(4)
    }
    let tree = try render(view: grid)
    let contents: [ViewTree::Content] = tree.nodes.map(\.content)
    let inset = PaddingInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(tree.nodes.map(\.childCount) == [1, 2, 1, 1, 0, 1, 1, 0])
    #expect(contents[1] == .gridRow(nil))
    #expect(contents[2] == .padding(inset))
    #expect(contents[3] == .opacity(0.5))
    #expect(contents[5] == .padding(inset))
    #expect(contents[6] == .opacity(0.5))
  }

  @Test("A row of which all words are told as one is still a row")
  func combinedRow() throws {
    let grid = Grid {
      ForEach(0..<2) { _ in
        GridRow { Text("a") }.accessibilityElement(children: .combine)
      }
    }
    let tree = try render(view: grid)
    let rows = tree.children(of: 0).map { tree.nodes[$0].content }
    #expect(rows == [.gridRow(nil), .gridRow(nil)])
  }

  @Test("A background of a row stands behind each of its cells")
  func background() throws {
    let grid = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      .background { Color.red }
    }
    let tree = try render(view: grid)
    #expect(tree.nodes[1].content == .gridRow(nil))
    let cells = tree.children(of: 1).map { tree.nodes[$0] }
    #expect(cells.map(\.childCount) == [2, 2])
    #expect(cells.map(\.content) == [.background(.center), .background(.center)])
  }

  @Test("A section's header, rows and footer are rows of the grid, and a group's members are")
  func section() throws {
    let grid = Grid {
      Section {
        GridRow { Text("b") }
      } header: {
        GridRow { Text("a") }
      } footer: {
        Text("c")
      }
      Group {
        GridRow { Text("d") }
      }
      .padding(1)
    }
    let tree = try render(view: grid)
    let rows = tree.children(of: 0).map { tree.nodes[$0].content }
    #expect(rows.count == 4)
    #expect(rows.prefix(2) == [.gridRow(nil), .gridRow(nil)])
    #expect(rows.last == .gridRow(nil))
    if case .text(let text) = rows[2] { #expect(text.string == "c") } else { Issue.record() }
  }

  @Test("A section deeper in a grid stays one")
  func inner() throws {
    let grid = Grid {
      VStack { Section { Text("a") } }
    }
    let tree = try render(view: grid)
    #expect(tree.nodes.map(\.content)[2] == .section(hasHeader: false, hasFooter: false))
  }
}
