import type { BookmarkFolder } from '@linnet/api';
import type { NavigationEntry } from './navigation-entry';
import type { NavigationFacts } from './navigation-facts';

/** A place with the address and the name that it has for this person. */
export interface OfferedEntry extends Pick<NavigationEntry, 'id' | 'route' | 'icon' | 'feed' | 'within'> {
  readonly to: string;
  readonly name: string;
  /** Its first letter stands for it where several have the same icon. */
  readonly letter?: string;
  /** The person chose an emoji for it. */
  readonly emoji?: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>;
}

/** Whether this person is led there. */
export function isOffered({ feature, isOffered: isFor }: NavigationEntry, facts: NavigationFacts): boolean {
  return (feature === undefined || facts.has(feature)) && isFor(facts);
}
