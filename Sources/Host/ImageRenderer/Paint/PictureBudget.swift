/// What one picture may take in all, on however many pages it is drawn.
final class PictureBudget {
  var pixels = PixelBudget()
  var outlines = OutlineBudget()
  var emoji = EmojiPictures()
  var angular = AngularPatterns()
}
