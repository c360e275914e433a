extension Int {
  /// The number with commas between groups of three digits.
  var grouped: String {
    let digits = String(magnitude)
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result
  }

  /// The number in English words.
  var spelledOut: String {
    if self < 0 { return "minus " + Self.words(magnitude) }
    return Self.words(magnitude)
  }

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales: [(size: UInt, name: String)] = [
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
    (1000, "thousand"), (100, "hundred"),
  ]

  private static func words(_ number: UInt) -> String {
    if number < 20 { return ones[Int(number)] }
    if number < 100 {
      let rest = Int(number % 10)
      return tens[Int(number / 10)] + (rest == 0 ? "" : "-" + ones[rest])
    }
    guard let scale = scales.first(where: { number >= $0.size }) else { return String(number) }
    let rest = number % scale.size
    return words(number / scale.size) + " " + scale.name + (rest == 0 ? "" : " " + words(rest))
  }
}
