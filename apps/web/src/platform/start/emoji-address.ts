/** Where the Unicode emoji with their names in the language of the interface lie; the build knows. */
export function emojiAddress(): string {
  const early = window.linnetEarly;
  if (early === undefined) throw new Error('The page is not complete.');
  return early.locale.emoji;
}
