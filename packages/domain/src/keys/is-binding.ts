/** One keystroke: a character (letters in lower case) or a named key, either with Ctrl or Command held. */
const stroke = String.raw`(?:Mod\+)?(?:[^\s\p{C}\p{Lu}]|Delete|Insert|Escape|F\d{1,2})`;
const binding = new RegExp(`^${stroke}(?: ${stroke})?$`, 'u');

/** Whether the text is one keystroke or a sequence of two: `j`, `Delete`, `Mod+k`, `g h`. */
export function isBinding(text: string): boolean {
  return binding.test(text);
}
