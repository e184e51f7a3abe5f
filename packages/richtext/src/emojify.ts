import { cleanText } from './clean-text';
import { indexEmoji, type ListedEmoji } from './emoji-index';
import { LIMITS } from './limits';
import type { RichEmoji, RichTextRun } from './rich-text';
import { splitEmoji } from './split-emoji';

/**
 * Plain text from a server (display name, subject, poll option) as text and emoji. No HTML is parsed; characters that
 * would affect text outside are removed. Text beyond the limits is cut.
 */
export function emojify(text: string, emojis: readonly ListedEmoji[]): readonly (RichTextRun | RichEmoji)[] {
  return splitEmoji(cleanText(text.slice(0, LIMITS.length)), indexEmoji(emojis)).slice(0, LIMITS.nodes);
}
