/// What a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// For ASCII.
  case asciiCapable
  /// For numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses of the web.
  case URL
  /// For digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// For numbers with decimals.
  case decimalPad
  /// For short messages.
  case twitter
  /// For words to search for.
  case webSearch
  /// For ASCII digits.
  case asciiCapableNumberPad

  /// For ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String

  /// Makes a type of content from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The location.
  public static let location = UITextContentType(rawValue: "location")
  /// The full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The username.
  public static let username = UITextContentType(rawValue: "username")
  /// The password.
  public static let password = UITextContentType(rawValue: "password")
  /// The new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The credit card name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The credit card type.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}
