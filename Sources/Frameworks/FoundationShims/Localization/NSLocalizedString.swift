internal import Foundation

// Foundation's own function looks into files, which a report cannot read. These are preferred to it
// since they have no parameters with defaults; together they cover the calls that leave one out.

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, table: nil, value: "")
}

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, table: tableName, value: "")
}

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, table: nil, value: "")
}

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, table: nil, value: value)
}

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  localized(key, table: tableName, value: "")
}

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  localized(key, table: tableName, value: value)
}

/// Looks a string up in a table of translations; without one the value or the key is the string.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  localized(key, table: nil, value: value)
}

private func localized(_ key: String, table: String?, value: String) -> String {
  _LocalizedStrings.string(for: key, table: table, locale: nil) ?? (value.isEmpty ? key : value)
}
