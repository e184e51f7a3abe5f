/** Named keys that can be hotkeys, or that move through a list. */
const namedKeys = /^(?:Delete|Insert|Escape|Enter|ArrowUp|ArrowDown|PageUp|PageDown|F\d{1,2})$/;
const foreignLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/** Keys other than letters and digits: the characters that they type on a Latin keyboard, alone and with Shift. */
const latinCharacters: Readonly<Record<string, readonly [string, string]>> = {
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
  if (namedKeys.test(key)) return ctrlKey || metaKey || shiftKey ? null : key;
  const character = characterOf(event);
  if (character === null) return null;
  const isLetter = /\p{L}/u.test(character);
  if (isLetter && shiftKey) return null;
  if (!ctrlKey && !metaKey) return character;
  return ctrlKey !== metaKey && !shiftKey ? `Mod+${character}` : null;
}

function characterOf({ key, code, shiftKey }: Pressed): string | null {
  if (!/^.$/u.test(key) || key.trim() === '') return null;
  if (!foreignLetter.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? latinCharacters[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}

/** Types of inputs into which no letters are typed: hotkeys still work in them. */
const nonTextInputs = new Set([
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
  if (target instanceof HTMLInputElement && !nonTextInputs.has(target.type)) return true;
  if (target.isContentEditable) return true;
  // Menus and lists search by letters; dialogs don't let hotkeys through.
  const textFields = 'textarea, select, [contenteditable]:not([contenteditable="false"])';
  return (
    target.closest(
      `${textFields}, [role="menu"], [role="listbox"], dialog, [role="dialog"], [role="alertdialog"]`,
    ) !== null
  );
}
