import type { ComponentType } from 'react';
import type { RootItem } from '../../../blocks/navigation/root-items';
import { AnnouncementsCount } from './announcements-count';
import { FollowRequestCount } from './follow-request-count';

interface RootCountProps {
  readonly className: string | undefined;
}

/** What is counted beside places that are no timelines. */
export const rootCounts: Partial<Record<RootItem['route'], ComponentType<RootCountProps>>> = {
  announcements: AnnouncementsCount,
  'friend-requests': FollowRequestCount,
};
