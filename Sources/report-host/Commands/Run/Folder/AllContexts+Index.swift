import HTMLRenderer
import Sanitizer

extension AllContexts {
  static let indexName = "index.html"

  /// The page that leads to the files.
  func index(of entries: [Entry]) -> [UInt8] {
    HTMLIndex.render(
      entries: entries.map { entry in
        HTMLIndex.Entry(name: entry.context, file: entry.file, summary: entry.failure)
      },
      options: HTMLOptions(
        title: run.file.name,
        language: run.request.locale.languageTag,
        theme: options.output.pageTheme
      )
    )
  }
}
