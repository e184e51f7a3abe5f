/** One stroke: a sign that a key types (letters lower-case), a key with a name, either with Ctrl or Command held. */
const stroke = String.raw`(?:Mod\+)?(?:[^\s\p{C}\p{Lu}]|Delete|Insert|Escape|F\d{1,2})`;
const binding = new RegExp(`^${stroke}(?: ${stroke})?$`, 'u');

/** Whether the text names a stroke, or two that follow each other: `j`, `Delete`, `Mod+k`, `g h`. */
export function isBinding(text: string): boolean {
  return binding.test(text);
}
