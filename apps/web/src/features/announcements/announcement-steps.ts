import type { Announcements } from '@linnet/domain/announcements';

/** What the parts of the page can do with announcements. */
export type AnnouncementSteps = Pick<Announcements, 'load' | 'dismiss' | 'create' | 'edit' | 'remove'>;
