import { isPlainObject } from '../kernel/json-record';
import { type PickedEmoji, type SkinTone, skinTones } from './emoji';

/** What the emoji picker stores on this device. */
export interface EmojiChoices {
  /** Without duplicates, latest first: a Unicode emoji as it was picked, or a shortcode between colons. */
  recent: readonly string[];
  tone: SkinTone;
  /** The picker stays open after a pick. */
  keepsOpen: boolean;
}

const MAX_RECENT = 36;
const MAX_TEXT_LENGTH = 200;

export const noEmojiChoices: EmojiChoices = { recent: [], tone: 0, keepsOpen: false };

/** Reads a stored record of any version; invalid fields get their defaults. */
export function readEmojiChoices(json: unknown): EmojiChoices {
  if (!isPlainObject(json)) return noEmojiChoices;
  const { recent, tone, keepsOpen } = json;
  const texts = Array.isArray(recent) ? recent.filter((one): one is string => typeof one === 'string') : [];
  return {
    recent: [...new Set(texts.filter(({ length }) => length > 0 && length <= MAX_TEXT_LENGTH))].slice(
      0,
      MAX_RECENT,
    ),
    tone: skinTones.find((known) => known === tone) ?? 0,
    keepsOpen: keepsOpen === true,
  };
}

/** The entry of `recent` for an emoji. */
function recentKey(picked: PickedEmoji): string {
  return picked.kind === 'unicode' ? picked.text : `:${picked.shortcode}:`;
}

/** The choices after a pick, with the picked emoji first in `recent`. */
export function withRecent(choices: EmojiChoices, picked: PickedEmoji): EmojiChoices {
  const key = recentKey(picked);
  const others = choices.recent.filter((other) => other !== key);
  return { ...choices, recent: [key, ...others].slice(0, MAX_RECENT) };
}
