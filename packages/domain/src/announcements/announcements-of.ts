import { perClient } from '../per-client';
import { createAnnouncements } from './announcements';

/** What the server announces, as the person of this page has read it; forgotten with the next. */
export const announcementsOf = perClient((client) => {
  const announcements = createAnnouncements(client);
  client.session.onChange(announcements.clear);
  return announcements;
});
