import type { BookmarkFolder, FeatureKey } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../platform/i18n/message-id';
import { type RouteWith, buildPath } from '../../platform/navigation/path-to';
import type { RouteName } from '../../platform/navigation/route-addresses';

/** What decides which entries a viewer is offered. */
export interface NavigationFacts {
  readonly signedIn: boolean;
  /** The viewer's username; empty for visitors. */
  readonly username: string;
  /** The viewer approves followers manually. */
  readonly locked: boolean;
  /** There were follow requests when the page was opened. */
  readonly hasFollowRequests: boolean;
  /** The server federates; true until it says otherwise. */
  readonly federating: boolean;
  /** The server shows nothing to visitors. */
  readonly isPrivate: boolean;
  /** The viewer can open a part of the administration. */
  readonly administers: boolean;
  /** Whether the server has a feature. */
  readonly has: (feature: FeatureKey) => boolean;
}

/** A destination in the navigation. */
export interface NavigationEntry {
  /** Stored in the viewer's pins and order: never changed. The same as in Pleroma-FE where that has the entry. */
  readonly id: string;
  /** The route of its screen, whose address has at most the viewer's username in it. */
  readonly route: RouteWith<'username'>;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  /** The feed whose new statuses are counted. */
  readonly feed?: FeedSource;
  /** The feature that the server needs. */
  readonly feature?: FeatureKey;
  /** Pages below its address count as part of it. */
  readonly within?: true;
  /** Whom it is offered to, where the server has the feature; signed-in viewers by default. */
  readonly isOffered?: (facts: NavigationFacts) => boolean;
}

export const forEverybody = (): boolean => true;
const isSignedIn = ({ signedIn }: NavigationFacts): boolean => signedIn;
/** For an entry that a private server shows to signed-in viewers only. */
export const unlessPrivate = ({ signedIn, isPrivate }: NavigationFacts): boolean => signedIn || !isPrivate;

/** An entry with its address and name for this viewer. */
export interface OfferedEntry extends Pick<NavigationEntry, 'id' | 'icon' | 'feed' | 'within'> {
  /** Null if the route alone doesn't identify it. */
  readonly route: RouteName | null;
  readonly to: string;
  readonly name: string;
  /** The first letter of its name, to tell entries with the same icon apart. */
  readonly letter?: string;
  /** The emoji that the viewer has chosen for it. */
  readonly emoji?: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>;
}

/** The address of an entry for this viewer. */
export const entryPath = ({ route }: NavigationEntry, { username }: NavigationFacts): string =>
  buildPath(route, { username });

/** Whether the entry is offered to this viewer. */
export function isOffered(entry: NavigationEntry, facts: NavigationFacts): boolean {
  const { feature, isOffered: isFor = isSignedIn } = entry;
  return (feature === undefined || facts.has(feature)) && isFor(facts);
}
