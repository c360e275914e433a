import DeviceActivity

extension DeviceActivityReport.Context {
  static let barGraph = Self("Bar Graph")
  static let pieChart = Self("Pie Chart")
  static let topApps = Self("Top Apps")
  static let pickups = Self("Pickups")
}
