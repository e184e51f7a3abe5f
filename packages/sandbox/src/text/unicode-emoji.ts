/** A constructor, because the compiler's target doesn't support the flag `v` in a literal. */
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const EMOJI_STYLE = '\uFE0F';

/** The emoji in its full form (`❤` gets its variation selector); null when the text is no emoji. */
export function unicodeEmoji(text: string): string | null {
  return [text, text + EMOJI_STYLE].find((form) => EMOJI.test(form)) ?? null;
}
