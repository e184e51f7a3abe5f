import type { ListedEmoji } from '../../emoji-index';
import type { ListedMention } from '../../mention-index';
import type { ListedTag } from '../../tag-index';

/**
 * Markup that a server might send and that must do nothing. Whatever it would run calls `trap()`, whatever it
 * would load or open without being asked stands at `trap.example`.
 */
export interface HostileCase {
  readonly name: string;
  readonly html: string;
  readonly emojis?: readonly ListedEmoji[];
  readonly mentions?: readonly ListedMention[];
  readonly tags?: readonly ListedTag[];
  readonly hideInlineQuote?: boolean;
  /** Texts that a reader must still see. */
  readonly shows?: readonly string[];
  /** Strings that must stand nowhere in the result, neither in a text nor in a field. */
  readonly lacks?: readonly string[];
}
