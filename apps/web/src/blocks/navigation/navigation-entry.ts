import type { FeatureKey } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../platform/i18n/message-id';
import type { RouteName } from '../../platform/navigation/route-addresses';
import type { NavigationFacts } from './navigation-facts';

/** A place that the navigation can lead to. */
export interface NavigationEntry {
  /** Stands in the person's pins and order: never to be changed. Where Pleroma-FE has the place, its name for it. */
  readonly id: string;
  /** The screen that is open when one is there; null where an address alone does not tell. */
  readonly route: RouteName | null;
  readonly to: (facts: NavigationFacts) => string;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  /** The feed whose waiting posts are counted. */
  readonly feed?: FeedSource;
  /** What the server must be able to. */
  readonly feature?: FeatureKey;
  /** Pages below its address belong to it. */
  readonly within?: true;
  readonly isOffered: (facts: NavigationFacts) => boolean;
}

export const forEverybody = (): boolean => true;
export const forMembers = ({ signedIn }: NavigationFacts): boolean => signedIn;
/** A private server has it for members only. */
export const unlessPrivate = ({ signedIn, isPrivate }: NavigationFacts): boolean => signedIn || !isPrivate;
