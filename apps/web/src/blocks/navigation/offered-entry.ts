import type { BookmarkFolder } from '@linnet/api';
import type { NavigationEntry } from './navigation-entry';
import type { NavigationFacts } from './navigation-facts';

/** An entry with its address and name for this viewer. */
export interface OfferedEntry extends Pick<NavigationEntry, 'id' | 'route' | 'icon' | 'feed' | 'within'> {
  readonly to: string;
  readonly name: string;
  /** The first letter of its name, to tell entries with the same icon apart. */
  readonly letter?: string;
  /** The emoji that the viewer has chosen for it. */
  readonly emoji?: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>;
}

/** Whether the entry is offered to this viewer. */
export function isOffered({ feature, isOffered: isFor }: NavigationEntry, facts: NavigationFacts): boolean {
  return (feature === undefined || facts.has(feature)) && isFor(facts);
}
