import Layout
import ViewTree
/// temp
enum ChartSize {
  static func width(of chart: Chart) -> Extent { .greedy(ideal: 60) }
  static func height(of chart: Chart, width: Double) -> Extent { .greedy(ideal: 12) }
}
extension Painter { mutating func draw(_ chart: Chart, in rect: CellRect, _ state: PaintState) {} }
