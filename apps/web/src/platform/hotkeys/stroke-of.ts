/** Named keys that can be hotkeys, or that move through a list. */
const named = /^(?:Delete|Insert|Escape|Enter|ArrowUp|ArrowDown|F\d{1,2})$/;
const foreignLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/** Keys other than letters and digits: the signs that they type on a Latin keyboard, alone and with Shift. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  Period: ['.', '>'],
  Comma: [',', '<'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backquote: ['`', '~'],
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * The stroke of a key event, as written in the list of hotkeys; null when it is none or belongs to the browser. It is
 * the typed character; for a letter of another script, the character of the same key on a Latin keyboard.
 */
export function strokeOf(event: Pressed): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  if (event.isComposing || altKey) return null;
  if (named.test(key)) return ctrlKey || metaKey || shiftKey ? null : key;
  const sign = signOf(event);
  if (sign === null) return null;
  const isLetter = /\p{L}/u.test(sign);
  if (isLetter && shiftKey) return null;
  if (!ctrlKey && !metaKey) return sign;
  return ctrlKey !== metaKey && !shiftKey ? `Mod+${sign}` : null;
}

function signOf({ key, code, shiftKey }: Pressed): string | null {
  if (!/^.$/u.test(key) || key.trim() === '') return null;
  if (!foreignLetter.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? signs[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}

/** Types of inputs into which no letters are typed: hotkeys still work in them. */
const silentInputs = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'submit',
  'reset',
  'image',
]);

/** Whether letters go to the focused element instead of to hotkeys. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && !silentInputs.has(target.type)) return true;
  if (target.isContentEditable) return true;
  // Menus and lists search by letters; dialogs don't let hotkeys through.
  const own = 'textarea, select, [contenteditable]:not([contenteditable="false"])';
  return (
    target.closest(
      `${own}, [role="menu"], [role="listbox"], dialog, [role="dialog"], [role="alertdialog"]`,
    ) !== null
  );
}
