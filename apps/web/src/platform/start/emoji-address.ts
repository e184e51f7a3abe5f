/** Address of the Unicode emoji with their names in the interface's language; the build inserts it. */
export function emojiAddress(): string {
  const early = window.linnetEarly;
  if (early === undefined) throw new Error('The page is not complete.');
  return early.locale.emoji;
}
