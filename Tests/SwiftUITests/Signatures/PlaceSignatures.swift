import SwiftUI

// Real-looking code that uses the names of layouts and places; it compiles or the build fails.

private struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

private struct Flow: Layout {
  var spacing: CGFloat = 8

  struct Cache { var sizes: [CGSize] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let rank = subview[Rank.self]
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(rank), y: y),
        anchor: .topLeading,
        proposal: ProposedViewSize(cache.sizes[index])
      )
      y += subview.dimensions(in: .unspecified).height
      if index + 1 < subviews.count {
        y += subview.spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
      }
    }
  }
}

extension HorizontalAlignment {
  private enum Names: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.leading] }
  }
  fileprivate static let names = HorizontalAlignment(Names.self)
}

private struct Places: View {
  @State private var size = CGSize.zero
  @State private var position: Int?
  @State private var scroll = ScrollPosition(edge: .top)
  @State private var isWide = false
  @Namespace private var space

  var layout: AnyLayout { isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4)) }

  var body: some View {
    VStack(alignment: .names) {
      Text("a").alignmentGuide(.names) { d in d[.trailing] }
      Text("b").alignmentGuide(.leading) { $0[.leading] - 10 }.alignmentGuide(.top) {
        $0.height / 2
      }
      Text("c").background(
        GeometryReader { geo in
          Color.clear.preference(key: SizeKey.self, value: geo.size)
        }
      )
      .onPreferenceChange(SizeKey.self) { size = $0 }
      Text("d").onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { newValue in
        size = newValue
      }
      layout {
        Text("e")
        Text("f")
      }
      Flow(spacing: 4) {
        ForEach(0..<3) { Text("\($0)").layoutValue(key: Rank.self, value: $0) }
      }
      ViewThatFits(in: .horizontal) {
        HStack { Text("long") }
        Text("short")
      }
    }
    .coordinateSpace(name: "outer")
    .coordinateSpace(.named("other"))
  }

  var grids: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").gridColumnAlignment(.trailing)
          Text("b").gridCellColumns(2).gridCellAnchor(.leading)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(), spacing: 4)], spacing: 16) {
        ForEach(0..<4, id: \.self) { Text("\($0)") }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)) {
        Text("x")
      }
      LazyVGrid(columns: [.init(.adaptive(minimum: 80))], alignment: .leading, spacing: 10) {
        Text("y")
      }
      LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("z") }
    }
    .scrollTargetLayout()
    .scrollTargetBehavior(.viewAligned)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $position)
    .scrollPosition($scroll)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .safeAreaInset(edge: .bottom) { Text("bar") }
    .safeAreaPadding(.horizontal)
    .defaultScrollAnchor(.bottom)
    .scrollBounceBehavior(.basedOnSize)
    .scrollClipDisabled()
  }

  var effects: some View {
    ScrollViewReader { proxy in
      Text("a").id(1)
        .onAppear { proxy.scrollTo(1, anchor: .top) }
        .scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.8)
        }
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minX / 10).blur(radius: 1)
        }
        .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
        .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 0.5 }
        .position(x: 10, y: 20)
        .position(CGPoint(x: 1, y: 2))
        .zIndex(1)
        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
        .transformEffect(CGAffineTransform(scaleX: 2, y: 1).rotated(by: 0.5))
        .ignoresSafeArea(.all, edges: .top)
        .drawingGroup()
        .compositingGroup()
        .geometryGroup()
    }
  }

  var canvas: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size)
        context.opacity = 0.5
        context.fill(Path(ellipseIn: rect), with: .color(.red))
        context.stroke(
          Path(rect),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]),
            startPoint: .zero,
            endPoint: CGPoint(x: 10, y: 10)
          ),
          lineWidth: 2
        )
        context.draw(Text("a").font(.caption), at: CGPoint(x: size.width / 2, y: 4), anchor: .top)
        let resolved = context.resolve(Text("b"))
        let measured = resolved.measure(in: size)
        context.draw(resolved, in: CGRect(origin: .zero, size: measured))
        context.drawLayer { layer in
          layer.translateBy(x: 1, y: 1)
          layer.rotate(by: .degrees(10))
          layer.clip(to: Path(rect))
          layer.addFilter(.blur(radius: 2))
          layer.blendMode = .multiply
          layer.draw(Image(systemName: "star"), at: .zero)
        }
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Text("s").tag(1)
      }
      .frame(width: 100, height: 40)
      Text(context.date, style: .time)
    }
  }

  var schedules: some View {
    VStack {
      TimelineView(.everyMinute) { Text($0.date, style: .time) }
      TimelineView(.animation) { timeline in Text("\(timeline.date)") }
      TimelineView(.animation(minimumInterval: 0.1, paused: true)) { _ in Text("x") }
      TimelineView(.explicit([Date.now])) { context in Text("\(context.cadence == .live)") }
    }
  }
}

private struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          subview.padding(4)
          if subview.id != subviews.last?.id { Divider() }
        }
      }
      _VariadicView.Tree(DividedRoot()) { content }
    }
  }
}

private struct DividedRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}
