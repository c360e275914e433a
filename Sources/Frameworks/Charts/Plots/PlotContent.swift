/// The marks for the elements of a list.
public struct _PlotContent<Data: RandomAccessCollection, Mark: ChartContent> {
  let data: Data
  let mark: (Data.Element) -> Mark
}

extension _PlotContent: VectorizedChartContent {
  /// A list of marks has no body.
  public typealias Body = Never
  /// The type of the list's elements.
  public typealias DataElement = Data.Element

  /// Adds the marks.
  public static func _resolve(
    _ content: Self,
    in resolver: _ChartResolver,
    changes: _ElementChanges<Data.Element>
  ) {
    for element in content.data {
      if resolver.isFull { return }
      resolver.withStyle(
        { style in
          for change in changes.changes { change(element).apply(to: &style, in: resolver) }
        },
        { resolver.resolve(content.mark(element)) }
      )
    }
  }
}
