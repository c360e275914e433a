import SwiftUI
import Testing
import ViewTree

/// A screen as long as those of real reports, in one expression.
///
/// It is here for the compiler: a body like this must be type-checked in well under a second, which a
/// careless overload of a modifier would undo.
private struct LargeView: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isExpanded = true
  let names = ["Maps", "Mail", "Music"]
  let minutes = [34.0, 21.5, 7.25]
  let goal = 120.0

  private var total: Double { minutes.reduce(0, +) }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "hourglass")
            .font(.system(size: 24, weight: .semibold))
            .foregroundColor(.blue)
          Text("Screen Time")
            .font(.largeTitle)
            .fontWeight(.bold)
          Spacer()
          Text("\(Int(total)) min")
            .font(.headline.monospacedDigit())
            .foregroundStyle(.secondary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.blue.opacity(0.15), in: Capsule())
        }
        .padding(.bottom, 4)

        ZStack {
          Circle()
            .stroke(Color.gray.opacity(0.2), lineWidth: 14)
          Circle()
            .trim(from: 0, to: min(total / goal, 1))
            .stroke(
              LinearGradient(
                colors: [.blue, .purple],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
              ),
              style: StrokeStyle(lineWidth: 14, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
          VStack(spacing: 2) {
            Text("\(total / goal * 100, specifier: "%.0f")%")
              .font(.system(size: 34, weight: .bold, design: .rounded))
            Text("of your goal")
              .font(.caption)
              .foregroundColor(.secondary)
          }
        }
        .frame(width: 160, height: 160)
        .frame(maxWidth: .infinity)
        .padding(24)
        .background(
          RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(colorScheme == .dark ? Color.white.opacity(0.05) : Color.black.opacity(0.03))
        )
        .overlay(
          RoundedRectangle(cornerRadius: 20, style: .continuous)
            .stroke(Color.primary.opacity(0.08), lineWidth: 1)
        )
        .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)

        if isExpanded {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
              HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 8)
                  .fill(index.isMultiple(of: 2) ? Color.green : Color.orange)
                  .frame(width: 32, height: 32)
                  .overlay(Text(name.prefix(1)).font(.caption).bold().foregroundColor(.white))
                VStack(alignment: .leading, spacing: 4) {
                  Text(name)
                    .font(.subheadline)
                    .fontWeight(.medium)
                    .lineLimit(1)
                  ProgressView(value: minutes[index], total: goal)
                    .tint(minutes[index] > 30 ? .red : .blue)
                }
                Spacer(minLength: 8)
                Text(minutes[index] >= 10 ? "\(Int(minutes[index])) min" : "a little")
                  .font(.footnote)
                  .foregroundStyle(
                    minutes[index] > 30 ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary)
                  )
                  .frame(minWidth: 60, alignment: .trailing)
              }
              .padding(.vertical, 6)
              .contentShape(Rectangle())
              if index < names.count - 1 { Divider().padding(.leading, 44) }
            }
          }
          .padding()
          .background(.ultraThinMaterial)
          .clipShape(RoundedRectangle(cornerRadius: 16))
          .transition(.opacity.combined(with: .move(edge: .bottom)))
        } else {
          Text("Tap to see more").italic().multilineTextAlignment(.center)
        }

        Label("Most used: \(names[0])", systemImage: "star.fill")
          .labelStyle(.titleAndIcon)
          .font(.callout.weight(.semibold))
          .padding(.top, 8)
          .opacity(total > 0 ? 1 : 0.4)
          .animation(.easeInOut(duration: 0.3), value: isExpanded)
      }
      .padding(.horizontal, 20)
      .padding(.top, 10)
    }
    .background(Color(.systemBackground).ignoresSafeArea())
    .navigationTitle("Report")
    .onAppear { withAnimation { isExpanded = true } }
  }
}

@Suite("A large view")
@MainActor
struct LargeViewTests {
  @Test("a long body in one expression compiles and shows everything")
  func large() throws {
    let strings = try render(view: LargeView()).strings
    #expect(
      strings == [
        "Screen Time", "62 min", "52%", "of your goal", "M", "Maps", "34 min", "M", "Mail",
        "21 min",
        "M", "Music", "a little", "Most used: Maps",
      ]
    )
  }
}
