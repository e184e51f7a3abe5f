import type { ListedEmoji } from '../../emoji';
import type { ListedMention, ListedTag } from '../../links';

/**
 * HTML that a server might send and that must have no effect. Code that it would run calls `trap()`; anything that it
 * would load or open is at `trap.example`.
 */
export interface HostileCase {
  readonly name: string;
  readonly html: string;
  readonly emojis?: readonly ListedEmoji[];
  readonly mentions?: readonly ListedMention[];
  readonly tags?: readonly ListedTag[];
  readonly hideInlineQuote?: boolean;
  /** Texts that must remain visible. */
  readonly shows?: readonly string[];
  /** Strings that must not occur in the result, neither in a text nor in a field. */
  readonly lacks?: readonly string[];
}
