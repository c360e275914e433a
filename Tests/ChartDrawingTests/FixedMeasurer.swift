import Drawing

/// Letters that are half as wide as their font is large, and lines as high as it.
final class FixedMeasurer: TextMeasurer {
  func measure(_ runs: [StyledRun]) -> MeasuredText {
    var clusters: [MeasuredText.Cluster] = []
    for (index, run) in runs.enumerated() {
      for character in run.string {
        clusters.append(
          MeasuredText.Cluster(
            run: index,
            utf8Count: character.utf8.count,
            width: run.font.size / 2,
            isSpace: character == " "
          )
        )
      }
    }
    let size = runs.map(\.font.size).max() ?? 0
    return MeasuredText(clusters: clusters, ascent: size * 0.8, descent: size * 0.2)
  }
}
