internal import Foundation
internal import ViewTree

extension _ViewResolver {
  /// Adds a node whose content depends on the size that it gets.
  ///
  /// The content is added at once where its size is written in the frame around it.
  func geometryNode(_ content: (ViewGeometry) -> Void) {
    if let size = writtenSize {
      let known = NodeGeometry(
        id: 0,
        proposedWidth: Double(size.width),
        proposedHeight: Double(size.height),
        width: Double(size.width),
        height: Double(size.height)
      )
      return content(ViewGeometry(known: known, guess: size))
    }
    place { geometry, id in
      node(.geometry(Geometry(id: id))) { content(geometry) }
    }
  }

  /// Numbers a view whose place is to be known.
  func place(_ body: (ViewGeometry, Int) -> Void) {
    let (id, known) = graph.geometry.begin(path)
    body(ViewGeometry(known: known, guess: graph.geometry.guess), id)
  }

  /// Adds what a closure adds, and has the frame of each node measured.
  ///
  /// Behind the content stands an empty node of the content's size.
  ///
  /// - Returns: What is known of the content's frame.
  func measured(_ content: (ViewGeometry) -> Void) {
    place { geometry, id in
      wrapping(.background(.center), parts: { $0.leaf(.geometry(Geometry(id: id))) }) {
        content(geometry)
      }
    }
  }
}
