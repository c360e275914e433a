import CBOR
import ChartModel
import CivilCalendar
import Drawing
import ImageProtocol
import ImageRenderer
import Theme
import TreeDrawing
import ViewTree

/// Answers requests, and keeps the fonts from one to the next.
final class Studio {
  private var books: [String: FontBook] = [:]
  private var zones: [String: TimeZoneRules] = [:]

  /// The reply to a frame that the host sent.
  func answer(_ frame: [UInt8]) -> ImageReply {
    do throws(ImageError) {
      return try reply(to: try Self.request(frame))
    } catch {
      return .failure(error.description)
    }
  }

  private static func request(_ frame: [UInt8]) throws(ImageError) -> ImageRequest {
    do throws(CBORError) {
      // The host has read the tree within its limits; here are some for any host.
      var reader = CBORReader(frame, limits: ImageRequest.encoding)
      let request = try ImageRequest(from: &reader)
      try reader.finish()
      return request
    } catch {
      throw ImageError("the view cannot be drawn: \(error)")
    }
  }

  private func reply(to request: ImageRequest) throws(ImageError) -> ImageReply {
    let page = request.page
    let book = try book(for: page.locale)
    let options = TreeDrawingOptions(
      width: page.width,
      height: page.height,
      rowHeight: page.rowHeight,
      theme: page.theme,
      measurer: PangoMeasurer(book),
      timeFormatter: ChartTimeFormatter(zone: try rules(page.timeZone)),
      resolveToken: page.resolveToken
    )
    guard case .draw(let format, let scale, let title) = request.action else {
      return .places(TreeDrawing.geometry(of: request.tree, options: options))
    }
    let drawing = TreeDrawing.draw(request.tree, options: options)
    let picture = ImageOptions(theme: page.theme, scale: scale, title: title)
    return .picture(try ImageRenderer(book).render(drawing, as: format, options: picture))
  }

  private func book(for locale: String) throws(ImageError) -> FontBook {
    // One with more fonts than usual draws others than a new one would.
    if let known = books[locale], !known.isCrowded { return known }
    let book = try FontBook(locale: locale)
    books = [locale: book]
    return book
  }

  private func rules(_ zone: String) throws(ImageError) -> TimeZoneRules {
    if let known = zones[zone] { return known }
    do throws(CalendarError) {
      let rules = try TimeZoneRules(identifier: zone)
      zones[zone] = rules
      return rules
    } catch {
      throw ImageError(error.description)
    }
  }
}
