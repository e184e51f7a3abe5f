import { perClient } from '../per-client';
import { createAnnouncements } from './announcements';

/** The announcements of this client; cleared when the viewer changes. */
export const announcementsOf = perClient((client) => {
  const announcements = createAnnouncements(client);
  client.session.onChange(announcements.clear);
  return announcements;
});
