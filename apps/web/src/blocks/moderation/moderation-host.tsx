import { lazyWindow } from '../../ui/lazy/lazy-window';
import { moderationMenus } from './moderation-request';

/** Hosts the moderation dialog. */
export const ModerationHost = lazyWindow(moderationMenus, () =>
  import('./moderation-dialog').then((part) => part.ModerationDialog),
);
