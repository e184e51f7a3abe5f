import { lazyWindow } from '../../ui/lazy/lazy-window';
import { moderationMenusOf } from './moderation-request';

/** Hosts the moderation dialog. */
export const ModerationHost = lazyWindow(
  moderationMenusOf,
  () => import('./moderation-dialog').then((part) => part.ModerationDialog),
  { texts: 'administration' },
);
