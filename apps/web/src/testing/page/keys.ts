const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta']);

/** Translates a key from Playwright's notation (`Control+Enter`) to user-event's. */
export function asKeys(key: string): string {
  const parts = key === '+' ? ['+'] : key.split('+');
  const held = parts.filter((part) => MODIFIERS.has(part));
  const [pressed = ''] = parts.filter((part) => !MODIFIERS.has(part));
  const named = pressed === 'Space' ? ' ' : asTyped(pressed);
  const stroke = pressed.length > 1 && pressed !== 'Space' ? `{${pressed}}` : named;
  return [...held.map((one) => `{${one}>}`), stroke, ...held.map((one) => `{/${one}}`)].join('');
}

/** Escapes a text for user-event by doubling brackets. */
export function asTyped(text: string): string {
  return text.replaceAll(/[{[]/g, '$&$&').replaceAll('\n', '{Enter}');
}
