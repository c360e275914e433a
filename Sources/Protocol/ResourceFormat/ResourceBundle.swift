package import CBOR

/// What a built extension carries beside its code: asset catalogs, translations, its Info.plist.
///
/// `report-host build` writes it into the executable as one block of bytes. It is data and not code,
/// so it costs nothing to compile, and nothing at start where nobody asks for it.
package struct ResourceBundle: Hashable, Sendable {
  /// The Info.plist as XML; empty where there is none.
  package var information: [UInt8] = []
  /// The language that the keys of translations are written in.
  package var developmentLanguage = "en"
  /// Colours by name.
  package var colors: [String: AssetColor] = [:]
  /// The names of pictures; the pictures themselves are not part of an extension.
  package var images: [String] = []
  package var tables: [StringTable] = []

  package init() {}

  /// The translations of one file into one language.
  package struct StringTable: Hashable, Sendable {
    package var language: String
    /// "Localizable" where authors name none.
    package var name: String
    /// The encoded entries; most tables are never asked for.
    package var content: [UInt8]

    package init(language: String, name: String, entries: [String: LocalizedFormat]) {
      self.language = language
      self.name = name
      var writer = CBORWriter()
      writer.openArray(entries.count * 2)
      for (key, format) in entries.sorted(by: { $0.key < $1.key }) {
        writer.text(key)
        format.write(to: &writer)
      }
      content = writer.bytes
    }

    /// Decodes the entries.
    package func entries() throws(CBORError) -> [String: LocalizedFormat] {
      var reader = CBORReader(content, limits: ResourceBundle.limits)
      let count = try reader.openArray() / 2
      var entries: [String: LocalizedFormat] = [:]
      entries.reserveCapacity(count)
      for _ in 0..<count {
        let key = try reader.text()
        entries[key] = try LocalizedFormat(from: &reader)
      }
      return entries
    }
  }

  /// What a block may hold; it is part of the executable that reads it.
  package static let limits = CBORLimits(stringLength: 64 << 20, elements: 1 << 24)
}

extension ResourceBundle {
  /// Reads a block.
  package init(bytes: [UInt8]) throws(CBORError) {
    var reader = CBORReader(bytes, limits: Self.limits)
    _ = try reader.openArray(limit: 5)
    information = try reader.byteString()
    developmentLanguage = try reader.text()
    for _ in 0..<(try reader.openArray() / 3) {
      let name = try reader.text()
      colors[name] = try AssetColor(from: &reader)
    }
    for _ in 0..<(try reader.openArray()) { images.append(try reader.text()) }
    for _ in 0..<(try reader.openArray() / 3) { tables.append(try StringTable(from: &reader)) }
    try reader.finish()
  }

  /// The block.
  package var bytes: [UInt8] {
    var writer = CBORWriter()
    writer.openArray(5)
    writer.byteString(information)
    writer.text(developmentLanguage)
    writer.openArray(colors.count * 3)
    for (name, color) in colors.sorted(by: { $0.key < $1.key }) {
      writer.text(name)
      color.write(to: &writer)
    }
    writer.openArray(images.count)
    for image in images { writer.text(image) }
    writer.openArray(tables.count * 3)
    for table in tables { table.write(to: &writer) }
    return writer.bytes
  }
}

extension ResourceBundle.StringTable: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    language = try reader.text()
    name = try reader.text()
    content = try reader.byteString()
  }

  package func write(to writer: inout CBORWriter) {
    writer.text(language)
    writer.text(name)
    writer.byteString(content)
  }
}
