const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta']);

/** A key of Playwright's (`Control+Enter`) in the words of user-event. */
export function asKeys(key: string): string {
  const parts = key === '+' ? ['+'] : key.split('+');
  const held = parts.filter((part) => MODIFIERS.has(part));
  const [pressed = ''] = parts.filter((part) => !MODIFIERS.has(part));
  const named = pressed === 'Space' ? ' ' : asTyped(pressed);
  const stroke = pressed.length > 1 && pressed !== 'Space' ? `{${pressed}}` : named;
  return [...held.map((one) => `{${one}>}`), stroke, ...held.map((one) => `{/${one}}`)].join('');
}

/** A text to be typed: the brackets that user-event gives a meaning are doubled. */
export function asTyped(text: string): string {
  return text.replaceAll(/[{[]/g, '$&$&').replaceAll('\n', '{Enter}');
}
