/// Apple's names for the categories of Screen Time, in Apple's order.
package enum Category: String, Hashable, Sendable, CaseIterable {
  case social = "Social"
  case games = "Games"
  case entertainment = "Entertainment"
  case creativity = "Creativity"
  case productivity = "Productivity & Finance"
  case education = "Education"
  case reading = "Information & Reading"
  case health = "Health & Fitness"
  case shopping = "Shopping & Food"
  case travel = "Travel"
  case utilities = "Utilities"
  case other = "Other"
}
