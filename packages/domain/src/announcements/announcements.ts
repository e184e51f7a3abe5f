import {
  announcements,
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  dismissAnnouncement,
  staffAnnouncements,
  type Announcement,
  type AnnouncementDraft,
  type AnnouncementId,
  type Call,
  type ErrorReason,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';
import { type ListedAnnouncement, allAnnouncements, canManageAnnouncements } from './all-announcements';

/**
 * The announcements of the server, newest first; for staff with the privilege also those that only staff can see.
 * Changes resolve to the error, null on success.
 */
export interface Announcements extends Pick<
  Resource<readonly ListedAnnouncement[]>,
  'state' | 'load' | 'follow'
> {
  /** Marks one as read. */
  dismiss(id: AnnouncementId): Promise<ErrorReason | null>;
  create(draft: AnnouncementDraft): Promise<ErrorReason | null>;
  edit(id: AnnouncementId, draft: AnnouncementDraft): Promise<ErrorReason | null>;
  remove(id: AnnouncementId): Promise<ErrorReason | null>;
}

const PAGE_SIZE = 40;
/** More than any server has. The limit ends the loop when a server sends the same page again and again. */
const MAX_PAGES = 25;

export const announcementsOf = perClient((client): Announcements => {
  const { send, features, session } = client;
  /** Null before the first request. */
  let loadedAsStaff: boolean | null = null;

  const isStaff = (): boolean =>
    canManageAnnouncements({
      session: session.state.get(),
      has: (key) => features.loaded.get()?.has(key) === true,
    });

  async function load(asOf?: number): Promise<readonly ListedAnnouncement[] | null> {
    // Servers refuse visitors.
    if (session.state.get().state !== 'signed-in') return [];
    if (!(await features.load()).has('announcements')) return null;
    loadedAsStaff = isStaff();
    try {
      const [current, staff] = await Promise.all([
        send(announcements(), { asOf }),
        loadedAsStaff ? fetchStaffAnnouncements(send) : null,
      ]);
      return allAnnouncements(current.items, staff);
    } catch (error) {
      // `send` turns off a feature whose route is missing.
      if (features.loaded.get()?.has('announcements') === false) return null;
      throw error;
    }
  }

  const resource = clientResource(client, { load, pollIntervalMs: 300_000 });
  const { state, change, reload, follow } = resource;

  // Whether the viewer is staff is known only once their own account is loaded.
  session.state.subscribe(() => {
    if (loadedAsStaff === false && isStaff()) void reload();
  });

  /**
   * Loads all announcements again after a change: the server decides whether everybody can see the changed one already.
   */
  async function sendAndReload(call: Call<unknown>): Promise<ErrorReason | null> {
    const error = await errorOf(send(call));
    if (error === null) await reload();
    return error;
  }

  return {
    state,
    follow,
    load: resource.load,
    dismiss: (id) =>
      change({
        async send() {
          await send(dismissAnnouncement(id));
          return (items) => items.map((item) => (item.id === id ? { ...item, read: true } : item));
        },
      }),
    create: (draft) => sendAndReload(createAnnouncement(draft)),
    edit: (id, draft) => sendAndReload(changeAnnouncement(id, draft)),
    remove: (id) =>
      change({
        async send() {
          await send(deleteAnnouncement(id));
          return (items) => items.filter((item) => item.id !== id);
        },
      }),
  };
});

async function fetchStaffAnnouncements(send: Client['send']): Promise<readonly Announcement[]> {
  const all: Announcement[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items } = await send(staffAnnouncements({ limit: PAGE_SIZE, offset: page * PAGE_SIZE }));
    all.push(...items);
    if (items.length < PAGE_SIZE) break;
  }
  return all;
}
