import SwiftUI

// Real-looking code that uses the names of shapes; it compiles or the build fails.

private struct Triangle: Shape {
  var progress: Double = 1

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX * progress, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    let rotation = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - rotation,
      endAngle: endAngle - rotation,
      clockwise: !clockwise
    )
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2))
  }
}

private struct Ring: View {
  var fraction: Double
  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.red, .orange]), center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round)
        )
        .rotationEffect(.degrees(-90))
      Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).stroke(lineWidth: 2)
        .foregroundColor(.green)
      Circle().inset(by: 4).strokeBorder(.blue, lineWidth: 2)
      Circle().fill(.blue).stroke(.red, lineWidth: 2).stroke(.green, style: StrokeStyle(dash: [4]))
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        .strokeBorder(.blue, lineWidth: 10)
      Triangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Triangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 3])).fill(.red)
    }
  }
}

private struct Clipped: View {
  var isRound: Bool
  var shape: AnyShape { isRound ? AnyShape(Circle()) : AnyShape(.rect(cornerRadius: 8)) }
  var body: some View {
    VStack {
      Text("a").clipShape(.rect(cornerRadius: 12, style: .continuous))
      Text("b").clipShape(RoundedCorner(radius: 4))
      Text("c").clipShape(.capsule).contentShape(.rect)
      Text("d").clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8))
      Text("e").background(.blue, in: .rect(topLeadingRadius: 4)).background(in: .circle)
      Text("f").mask(Circle()).mask {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
      Text("g").clipShape(shape).containerShape(.rect(cornerRadius: 4))
      Text("h").overlay {
        RoundedRectangle(cornerRadius: 8).stroke(.gray.opacity(0.3), lineWidth: 1)
      }
      Text("i").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      Text("j").background(RoundedRectangle(cornerRadius: 8).fill(Color.red).shadow(radius: 2))
      Text("k").contentShape(.interaction, Rectangle()).clipShape(ContainerRelativeShape())
      Text("l").background(Capsule().fill(.tint).opacity(0.5)).clipShape(.buttonBorder)
      Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 0, y: 10))
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 10, height: 10),
          cornerSize: CGSize(width: 2, height: 2)
        )
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(45))
      }
      .stroke(Color.red, lineWidth: 2)
    }
  }
}

private struct Gradients: View {
  var body: some View {
    VStack {
      RadialGradient(
        gradient: Gradient(colors: [.red, .clear]),
        center: .center,
        startRadius: 0,
        endRadius: 50
      )
      RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 1, endRadius: 20)
      EllipticalGradient(colors: [.red, .blue])
      AngularGradient(
        colors: [.red, .blue],
        center: .center,
        startAngle: .zero,
        endAngle: .degrees(90)
      )
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow]
      )
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      Rectangle().fill(
        .radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)
      )
      Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Rectangle().fill(Color.blue.gradient)
      Rectangle().fill(.linearGradient(Color.blue.gradient, startPoint: .top, endPoint: .bottom))
      Text("x").foregroundStyle(
        .linearGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
          startPoint: .leading,
          endPoint: .trailing
        )
      )
    }
  }
}
