import ELF
import ExtensionHost
import Mutation

extension FuzzTarget {
  /// The headers and notes of an executable.
  static let elfNote = FuzzTarget("elf-note", .bytes, seeds: { ELFSeeds.all }) { bytes in
    guard let file = try? ELFFile(bytes: bytes) else { return }
    try require(file.programHeaders.count <= 128, "more program headers than the limit")
    _ = file.hasInterpreter
    if let section = try? ELFDynamicSection(of: file) {
      let count = (section.needed + section.runPaths).reduce(0) { $0 + $1.utf8.count }
      // What is not UTF-8 becomes U+FFFD, three bytes for one.
      try require(count <= 3 * 256 * 4_096, "more names than the limits allow")
    }
    guard let notes = try? file.notes() else { return }
    try require(notes.count <= 256, "more notes than the limit")
    for note in notes {
      try require(note.descriptor.count <= bytes.count, "a note is longer than its file")
    }
  }

  /// An extension's Info.plist.
  static let informationPropertyList = FuzzTarget(
    "information-property-list",
    .text(words: PropertyListSeeds.words),
    seeds: { PropertyListSeeds.all }
  ) { bytes in
    guard let list = try? InformationPropertyList(bytes: bytes) else { return }
    try require(try InformationPropertyList(bytes: bytes) == list, "read twice, a list differs")
    for value in [list.extensionPoint, list.displayName, list.version, list.executable] {
      let count = value?.utf8.count ?? 0
      try require(count <= bytes.count, "a value is longer than its list")
    }
  }
}

/// Small executables, as far as their headers go.
private enum ELFSeeds {
  static let all: [[UInt8]] = [
    file(notes: note("report-host", 1, [1, 0, 0, 0] + Array(identifier.utf8) + [0])),
    file(notes: note("GNU", 3, Array(0..<20)) + note("report-host", 1, [1, 0, 0, 0])),
    file(notes: dynamic, type: 2), file(notes: []), Array(file(notes: []).prefix(64)),
    [0x7F, 0x45, 0x4C, 0x46],
  ]

  private static let identifier = "com.apple.deviceactivityui.report-extension"

  private static func note(_ owner: String, _ type: UInt32, _ descriptor: [UInt8]) -> [UInt8] {
    padded(little(UInt32(owner.utf8.count + 1)) + little(UInt32(descriptor.count)) + little(type))
      + padded(Array(owner.utf8) + [0]) + padded(descriptor)
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  /// A dynamic section: DT_STRTAB, DT_NEEDED, DT_RUNPATH, DT_NULL, and the strings behind it.
  private static let dynamic: [UInt8] =
    [5, 240, 1, 1, 29, 9, 0, 0].flatMap { little(UInt64($0)) } + [0] + Array("libc.so\0/lib\0".utf8)

  /// A header, the program headers PT_LOAD and another of the type given, then their content
  /// (elf(5)).
  private static func file(notes: [UInt8], type: UInt32 = 4) -> [UInt8] {
    let start = 64 + 2 * 56
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9)
    bytes += little(UInt16(2)) + little(UInt16(62)) + little(UInt32(1))
    bytes += little(UInt64(0)) + little(UInt64(64)) + little(UInt64(0)) + little(UInt32(0))
    for value in [64, 56, 2, 64, 0, 0] as [UInt16] { bytes += little(value) }
    for type in [1, type] {
      bytes += little(type) + little(UInt32(4))
      for value in [start, 0, 0, notes.count, notes.count, 4] { bytes += little(UInt64(value)) }
    }
    return bytes + notes
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}

private enum PropertyListSeeds {
  static let all: [[UInt8]] = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>EXAppExtensionAttributes</key><dict>
    <key>EXExtensionPointIdentifier</key>
    <string>com.apple.deviceactivityui.report-extension</string></dict>
    <key>CFBundleDisplayName</key><string>Caf&#233; &amp; <![CDATA[<more>]]></string>
    <key>CFBundleShortVersionString</key><string>1.0</string>
    <key>Other</key><array><string>a</string><true/><dict><key>b</key><integer>1</integer></dict>
    </array></dict></plist>
    """,
    "<plist><dict><key>CFBundleName</key><string>x</string></dict></plist>",
    "<plist><dict/></plist>", "bplist00",
  ].map { Array($0.utf8) }

  static let words = [
    "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "</string>",
    "<string/>", "<key/>", "<plist>", "</plist>", "<!DOCTYPE plist [<!ENTITY a \"b\">]>", "&a;",
    "&amp;", "&#0;", "&#x10FFFF;", "<![CDATA[", "]]>", "<!--", "-->", "<?xml version=\"1.0\"?>",
    "encoding=\"UTF-16\"", "CFBundleName", "EXAppExtensionAttributes", "\u{FEFF}",
  ]
}
