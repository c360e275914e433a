import Testing

@testable import Importers

@Suite("CSV")
struct CSVReaderTests {
  func records(_ bytes: some Collection<UInt8>, bufferSize: Int = 1 << 18) throws -> [[String]] {
    var limits = ImportLimits()
    limits.textLength = 16
    var reader = CSVReader(try TextStream.open(bytes, bufferSize: bufferSize), limits: limits)
    var records: [[String]] = []
    while try reader.nextRecord() {
      records.append((0..<reader.count).map { String(decoding: reader.field($0), as: UTF8.self) })
    }
    return records
  }

  @Test(
    "Fields are separated by commas, records by the end of the line",
    arguments: [
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
      ("a,,\n", [["a", "", ""]]),
      ("\u{FEFF}a\n\n\r\nb", [["a"], ["b"]]),
      (",", [["", ""]]),
      ("\"\"\n", [[""]]),
      ("", []), ("\n\n", []),
      ("\"a,b\",\"c\"\"d\",\"e\r\nf\"\ng,h,i", [["a,b", "c\"d", "e\r\nf"], ["g", "h", "i"]]),
      ("é,\u{0}x", [["é", "\u{0}x"]]),
    ]
  )
  func shapes(text: String, expected: [[String]]) throws {
    #expect(try records(text.utf8) == expected)
    #expect(try records(text.utf8, bufferSize: 1) == expected)
  }

  @Test(
    "What is not CSV is an error with its line",
    arguments: [
      ("a\nb\"c\n", 2, "a quote within a field that is not quoted"),
      ("a\n\"b\"c\n", 2, "text after the quote that ends a field"),
      ("\"a\n\n\",b\n\"c", 4, "the file ends within a quoted field"),
      (String(repeating: ",", count: 100), 1, "more than 100 fields"),
    ]
  )
  func malformed(text: String, line: Int, message: String) throws {
    let error = #expect(throws: CSVError.self) { try records(text.utf8) }
    #expect(error?.line == line)
    #expect(error?.message == message)
  }

  @Test("Only the first bytes of a long field are kept, and that is known")
  func longFields() throws {
    var limits = ImportLimits()
    limits.textLength = 4
    let text = "abcdefgh,abcd,\"" + String(repeating: "x", count: 100_000) + "\",z"
    var reader = CSVReader(try TextStream.open(text.utf8, bufferSize: 7), limits: limits)
    var fields: [String?] = []
    var cuts: [Bool] = []
    while try reader.nextRecord() {
      for index in 0..<reader.count {
        fields.append(reader.string(index))
        cuts.append(reader.isCut(index))
      }
    }
    #expect(fields == ["abcd", "abcd", "xxxx", "z"])
    #expect(cuts == [true, false, true, false])
  }

  @Test("A field that is not UTF-8 is no text")
  func encoding() throws {
    var reader = CSVReader(
      try TextStream.open([0x61, 0x2C, 0xFF, 0x2C, 0xC3, 0x28]),
      limits: ImportLimits()
    )
    var fields: [String?] = []
    while try reader.nextRecord() {
      for index in 0..<reader.count { fields.append(reader.string(index)) }
    }
    #expect(fields == ["a", nil, nil])
  }

  @Test("Rewound, a file is read from its start")
  func rewinding() throws {
    var reader = try TextStream.csv("\u{FEFF}a,b\nc,d\n")
    while try reader.nextRecord() {}
    let isRewound = reader.rewind()
    let isRead = try reader.nextRecord()
    let (text, line) = (reader.string(0), reader.line)
    #expect(isRewound && isRead)
    #expect(text == "a")
    #expect(line == 1)
  }
}
