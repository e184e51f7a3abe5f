import type { Account } from '@linnet/api';
import { emojify } from '@linnet/richtext';

/** A name without the shortcodes of its emoji, for plain text; the handle if nothing is left. */
export function spokenName({
  displayName,
  emojis,
  acct,
}: Pick<Account, 'displayName' | 'emojis' | 'acct'>): string {
  const words = emojify(displayName, emojis).map((part) => (part.kind === 'text' ? part.text : ''));
  return words.join('').replaceAll(/\s+/g, ' ').trim() || `@${acct}`;
}
