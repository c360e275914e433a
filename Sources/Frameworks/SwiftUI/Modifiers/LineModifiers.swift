extension View {
  /// Sets the most lines that text takes; nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    setting { $0.lineLimit = number.map { max($0, 1) } }
  }

  /// Sets the least and most lines that text takes; the most is used.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    setting { $0.lineLimit = max(limit.upperBound, 1) }
  }

  /// Sets the most lines that text takes.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    setting { $0.lineLimit = max(limit.upperBound, 1) }
  }

  /// Sets the least lines that text takes; it takes what it needs.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    setting { $0.lineLimit = nil }
  }

  /// Sets the most lines that text takes; the space of unused lines is not kept.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    setting { $0.lineLimit = max(limit, 1) }
  }

  /// Sets how lines of text stand when there are several.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting { $0.textAlignment = alignment }
  }

  /// Sets where text that does not fit loses characters.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    setting { $0.truncation = mode }
  }
}
