@testable import Compositor
internal import Testing
internal import ViewTree

@Suite("Putting the host's trees into an app's")
struct SplicerTests {
  @Test("What is around a place stays as it is")
  func around() {
    let app = tree { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      builder.leaf(.divider)
      builder.leaf(.placeholder("place"))
      builder.leaf(.spacer(minLength: nil))
    }
    let composed = Splicer.compose(app, [2: insert(leaf)])
    let frame = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let expected = tree { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      builder.leaf(.divider)
      builder.open(.control(ControlMark(number: MarkNumber.place, role: .hosted)))
      builder.open(.flexibleFrame(frame))
      builder.leaf(.divider)
      builder.close()
      builder.close()
      builder.leaf(.spacer(minLength: nil))
    }
    #expect(composed == expected)
  }

  @Test("A tree without places is the app's own")
  func none() {
    #expect(Splicer.compose(leaf, [:]) == leaf)
  }

  @Test("Marks of a report carry their owner, and it has no surfaces of the host's")
  func marks() {
    let report = tree { builder in
      builder.open(.control(ControlMark(number: 1, role: .hosted)))
      let abilities: ControlMark.Abilities = [.focus, .delete]
      builder.open(.control(ControlMark(number: 7, role: .press, abilities: abilities)))
      builder.leaf(.divider)
    }
    let app = tree { $0.leaf(.placeholder("place")) }
    let composed = Splicer.compose(app, [0: insert(report, owner: 3)])
    let marks = composed.nodes.compactMap { node in
      if case .control(let mark) = node.content { mark } else { nil }
    }
    // It cannot ask for the focus, which the app might have.
    let own = ControlMark(number: 3 << 48 | 7, role: .press, abilities: .delete)
    #expect(marks == [ControlMark(number: MarkNumber.place, role: .hosted), own])
    #expect(composed.nodes.map(\.descendantCount) == [3, 2, 1, 0])
  }

  @Test("What a report presents does not cover the app")
  func presentations() {
    let report = tree { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      builder.open(.presentation(Presentation(kind: .alert)))
      builder.open(.presentation(Presentation(kind: .sheet)))
      builder.leaf(.divider)
      builder.leaf(.placeholder("sheet"))
      builder.close()
      builder.leaf(.placeholder("alert"))
      builder.close()
      builder.leaf(.spacer(minLength: nil))
    }
    let app = tree { $0.leaf(.placeholder("place")) }
    let composed = Splicer.compose(app, [0: insert(report, owner: 3)])
    #expect(
      composed.nodes.dropFirst(2).map(\.content) == [
        .stack(Stack(axis: .vertical)), .divider, .spacer(minLength: nil),
      ]
    )
  }

  @Test("A tree that would make the whole too deep, too large or too full of marks is left out")
  func limits() {
    let deep = tree { builder in
      for _ in 0..<511 { builder.open(.hidden) }
      builder.leaf(.divider)
    }
    let large = tree { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      for _ in 0..<99_999 { builder.leaf(.divider) }
    }
    let app = tree { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      builder.leaf(.placeholder("place"))
    }
    for report in [deep, large] {
      let composed = Splicer.compose(app, [1: insert(report)])
      #expect(composed.excess(over: TreeLimits()) == nil)
      #expect(composed.nodes.last?.content == .placeholder("excess"))
    }
  }

  @Test("Where not even a note fits, the node stays as the app sent it")
  func noRoom() {
    let app = tree { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      for _ in 0..<99_999 { builder.leaf(.placeholder("place")) }
    }
    #expect(Splicer.compose(app, [1: insert(leaf)]) == app)
  }

  @Test("Places are known by the mark around them, by their order where there is none")
  func places() throws {
    let report = ReportContent(
      context: "pie",
      filter: ReportFilter(segment: .daily, start: 0, end: 1)
    )
    let app = tree { builder in
      builder.open(.presentation(Presentation(kind: .sheet)))
      builder.open(.control(ControlMark(number: 9, role: .hosted)))
      builder.open(.stack(Stack(axis: .vertical)))
      builder.leaf(.report(report))
      builder.leaf(.report(report))
      builder.close()
      builder.close()
      builder.open(.control(ControlMark(number: 10, role: .hosted)))
      builder.leaf(.activityPicker(ActivityPickerContent()))
    }
    let found = FoundPlace.all(in: app)
    #expect(found.map(\.key) == [.mark(9), .ordinal(1), .mark(10)])
    #expect(found.map(\.node) == [3, 4, 6])
    #expect(found.map(\.isSheet) == [false, false, true])
  }

  @Test("Owners' numbers come back as late as they can")
  func owners() {
    var owners = MarkOwners()
    #expect(owners.next(except: []) == 1)
    #expect(owners.next(except: [2]) == 3)
    #expect(owners.next(except: []) == 4)
    let number = MarkNumber.make(0xFFFF, 1 << 47 | 5)
    #expect(MarkNumber.owner(of: number) == MarkNumber.host)
    #expect(MarkNumber.number(of: number) == 1 << 47 | 5)
    #expect(MarkNumber.hostPart(of: MarkNumber.host(12, .retry))?.owner == 12)
    #expect(MarkNumber.hostPart(of: MarkNumber.make(MarkNumber.host, 0xF)) == nil)
  }

  private var leaf: ViewTree { tree { $0.leaf(.divider) } }

  private func tree(_ build: (inout ViewTreeBuilder) -> Void) -> ViewTree {
    var builder = ViewTreeBuilder()
    build(&builder)
    return builder.finish()
  }

  private func insert(_ tree: ViewTree, owner: UInt64 = MarkNumber.host) -> Splicer.Insert {
    Splicer.Insert(
      owner: owner,
      tree: tree,
      weight: TreeWeight(tree),
      scroll: nil,
      excess: self.tree { $0.leaf(.placeholder("excess")) }
    )
  }
}
