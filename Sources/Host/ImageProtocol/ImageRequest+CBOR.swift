package import CBOR
internal import PlainTree
internal import Theme
internal import ViewTree

private enum RequestField: UInt64, CBORField {
  case width = 0
  case height = 1
  case isDark = 2
  case timeZone = 3
  case locale = 4
  case names = 5
  /// Absent for a request for geometry.
  case format = 6
  case scale = 7
  case title = 8
  case tree = 9
  case rowHeight = 10
}

private enum TokenField: UInt64, CBORField {
  case kind = 0
  case token = 1
  case name = 2
  case symbol = 3
}

extension ImageRequest: CBORValue {
  /// What a reader of requests accepts: any tree that a host takes, and the names of its tokens.
  package static let encoding = CBORLimits(elements: 1 << 20)

  package init(from reader: inout CBORReader) throws(CBORError) {
    var page = ImagePage()
    var names: [TokenEntry] = []
    var format: ImageFormat?
    var (scale, title) = (1.0, "")
    var tree: ViewTree?
    let start = reader.offset
    try reader.fields(RequestField.self) { field, reader throws(CBORError) in
      switch field {
      case .width: page.width = try reader.number(in: 1...ImagePage.sideLimit)
      case .height: page.height = try reader.number(in: 1...ImagePage.sideLimit)
      case .rowHeight: page.rowHeight = try reader.number(in: 1...ImagePage.sideLimit)
      case .isDark: page.theme = try reader.boolean() ? .dark : .light
      case .timeZone: page.timeZone = try reader.text()
      case .locale: page.locale = try reader.text()
      case .names:
        names = try reader.array { reader throws(CBORError) in try TokenEntry(from: &reader) }
      case .format: format = try reader.value()
      case .scale: scale = try reader.number(in: 1e-3...1000)
      case .title: title = try reader.text()
      case .tree: tree = try ViewTree(from: &reader)
      }
    }
    guard let tree else { throw CBORError(.missing("tree"), at: start) }
    let known = Dictionary(names.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first })
    page.resolveToken = { known[TokenKey(kind: $0.kind, token: $0.token)] }
    let action = format.map { Action.draw($0, scale: scale, title: title) }
    self.init(action ?? .geometry, page: page, tree: tree)
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.key(RequestField.width)
      map.number(page.width)
      if let height = page.height {
        map.key(RequestField.height)
        map.number(height)
      }
      map.field(RequestField.isDark, page.theme == .dark, unless: false)
      map.field(RequestField.timeZone, page.timeZone)
      map.field(RequestField.locale, page.locale)
      let names = tokenEntries
      map.key(RequestField.names)
      map.openArray(names.count)
      for name in names { name.write(to: &map) }
      if case .draw(let format, let scale, let title) = action {
        map.field(RequestField.format, format)
        map.key(RequestField.scale)
        map.number(scale)
        map.field(RequestField.title, title)
      }
      map.key(RequestField.tree)
      tree.write(to: &map)
      if let rowHeight = page.rowHeight {
        map.key(RequestField.rowHeight)
        map.number(rowHeight)
      }
    }
  }
}

/// What a name is looked up by.
private struct TokenKey: Hashable {
  var kind: TokenLabel.Kind
  var token: [UInt8]
}

extension TokenEntry: CBORValue {
  fileprivate var key: TokenKey { TokenKey(kind: kind, token: token) }

  init(from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .application, token: [], name: TokenName(name: ""))
    try reader.fields(TokenField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind:
        let start = reader.offset
        guard let kind = TokenLabel.Kind(rawValue: try reader.count()) else {
          throw CBORError(.invalid("is no kind of token"), at: start)
        }
        self.kind = kind
      case .token: token = try reader.byteString()
      case .name: name.name = try reader.text()
      case .symbol: name.symbol = try reader.text()
      }
    }
  }

  func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(TokenField.kind, kind.rawValue)
      map.key(TokenField.token)
      map.byteString(token)
      map.field(TokenField.name, name.name)
      map.field(TokenField.symbol, name.symbol)
    }
  }
}
