import type { FeatureKey } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../platform/i18n/message-id';
import type { RouteName } from '../../platform/navigation/route-addresses';
import type { NavigationFacts } from './navigation-facts';

/** A destination in the navigation. */
export interface NavigationEntry {
  /** Stored in the viewer's pins and order: never changed. The same as in Pleroma-FE where that has the entry. */
  readonly id: string;
  /** The route of its screen; null if the route alone doesn't identify it. */
  readonly route: RouteName | null;
  readonly to: (facts: NavigationFacts) => string;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  /** The feed whose new statuses are counted. */
  readonly feed?: FeedSource;
  /** The feature that the server needs. */
  readonly feature?: FeatureKey;
  /** Pages below its address count as part of it. */
  readonly within?: true;
  readonly isOffered: (facts: NavigationFacts) => boolean;
}

export const forEverybody = (): boolean => true;
export const forMembers = ({ signedIn }: NavigationFacts): boolean => signedIn;
/** A private server has it for members only. */
export const unlessPrivate = ({ signedIn, isPrivate }: NavigationFacts): boolean => signedIn || !isPrivate;
