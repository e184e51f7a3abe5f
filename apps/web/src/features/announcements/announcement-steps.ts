import type { Announcements } from '@linnet/domain/announcements';

/** What can be done about announcements. */
export type AnnouncementSteps = Pick<Announcements, 'load' | 'dismiss' | 'create' | 'change' | 'remove'>;
