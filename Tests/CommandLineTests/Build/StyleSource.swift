/// An extension of two scenes in the ways that authors write theirs.
enum StyleSource {
  static let text = #"""
    import Charts
    import DeviceActivity
    import FamilyControls
    import ManagedSettings
    import SwiftUI

    extension DeviceActivityReport.Context {
      static let chart = Self("Chart")
      static let list = Self("List")
    }

    @main
    struct Reports: DeviceActivityReportExtension {
      var body: some DeviceActivityReportScene {
        ChartScene { bars in ChartView(bars: bars) }
        ListScene { model in ListView(model: model) }
      }
    }

    struct Bar: Identifiable, Hashable {
      let id = UUID()
      let name: String
      let minutes: Double
    }

    struct ChartScene: DeviceActivityReportScene {
      let context: DeviceActivityReport.Context = .chart
      let content: ([Bar]) -> ChartView

      func makeConfiguration(
        representing data: DeviceActivityResults<DeviceActivityData>
      ) async -> [Bar] {
        var durations: [String: TimeInterval] = [:]
        for await activity in data {
          for await segment in activity.activitySegments {
            for await category in segment.categories {
              for await app in category.applications {
                let name = app.application.localizedDisplayName ?? "Unknown"
                durations[name, default: 0] += app.totalActivityDuration
              }
            }
          }
        }
        let shared = UserDefaults(suiteName: "group.com.example.reports")
        shared?.set(durations.values.reduce(0, +), forKey: "total")
        shared?.synchronize()
        return durations.map { Bar(name: $0.key, minutes: $0.value / 60) }
          .sorted { $0.minutes > $1.minutes }.prefix(5).map { $0 }
      }
    }

    struct ChartView: View {
      let bars: [Bar]
      var body: some View {
        Chart(bars) { bar in
          BarMark(x: .value("Minutes", bar.minutes), y: .value("App", bar.name))
        }
        .frame(height: 200)
      }
    }

    final class ListModel: ObservableObject {
      @Published var perToken: [ApplicationToken: Int] = [:]
      @Published private(set) var count = 0
      func add(_ token: ApplicationToken?) {
        count += 1
        if let token { perToken[token, default: 0] += 1 }
      }
    }

    struct ListScene: DeviceActivityReportScene {
      let context: DeviceActivityReport.Context = .list
      let content: (ListModel) -> ListView

      func makeConfiguration(
        representing data: DeviceActivityResults<DeviceActivityData>
      ) async -> ListModel {
        let model = ListModel()
        for await activity in data {
          for await segment in activity.activitySegments {
            for await category in segment.categories {
              for await app in category.applications { model.add(app.application.token) }
            }
          }
        }
        return model
      }
    }

    struct Badge: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon; configuration.title.bold() }
      }
    }

    struct ListView: View {
      @ObservedObject var model: ListModel
      @State private var isExpanded = true
      var body: some View {
        VStack(alignment: .leading) {
          Label("\(model.count) apps in all", systemImage: "apps.iphone").labelStyle(Badge())
          if isExpanded {
            ForEach(Array(model.perToken.keys.prefix(2)), id: \.self) { token in Label(token) }
          }
        }
        .padding()
      }
    }

    #Preview { ListView(model: ListModel()) }
    """#
}
