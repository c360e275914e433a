internal import PlainTree
package import ViewTree

/// What the host asks the program that makes pictures.
///
/// One frame (a length of 32 bits and a CBOR map) from the host, and one as a reply.
package struct ImageRequest: Sendable {
  package enum Action: Hashable, Sendable {
    /// Where the tree's geometry nodes stand.
    case geometry
    /// The tree as a picture, with so many pixels per point.
    case draw(ImageFormat, scale: Double, title: String)
  }

  package var action: Action
  package var page: ImagePage
  package var tree: ViewTree

  package init(_ action: Action, page: ImagePage, tree: ViewTree) {
    self.action = action
    self.page = page
    self.tree = tree
  }

  /// The largest request.
  package static let limit = 64 << 20
}

/// A token and what it stands for, on their way to the other program.
struct TokenEntry: Hashable {
  var kind: TokenLabel.Kind
  var token: [UInt8]
  var name: TokenName
}

extension ImageRequest {
  /// The names of the tokens in the tree, each once.
  var tokenEntries: [TokenEntry] {
    var seen: Set<TokenEntry> = []
    return tree.nodes.compactMap { node in
      guard case .tokenLabel(let label) = node.content, let name = page.resolveToken(label) else {
        return nil
      }
      let entry = TokenEntry(kind: label.kind, token: label.token, name: name)
      return seen.insert(entry).inserted ? entry : nil
    }
  }
}

/// What the program answers.
package enum ImageReply: Hashable, Sendable {
  case places([NodeGeometry])
  /// The bytes of a file.
  case picture([UInt8])
  /// Why it could not be done, in one line.
  case failure(String)

  /// The largest reply.
  package static let limit = 512 << 20
}
