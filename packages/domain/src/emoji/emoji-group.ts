import type { Emoji } from './emoji';
import type { UnicodeGroup } from './unicode-groups';

/** The title of a group. A `custom` one without a name holds the emoji that are in no pack. */
export type GroupTitle =
  | { kind: 'recent' }
  | { kind: 'found' }
  | { kind: 'custom'; name: string }
  | { kind: 'unicode'; name: UnicodeGroup };

export interface EmojiGroup {
  /** Unique among the groups of a picker. */
  id: string;
  title: GroupTitle;
  emoji: readonly Emoji[];
}
