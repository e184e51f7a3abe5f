import {
  ApiError,
  announcements,
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  dismissAnnouncement,
  staffAnnouncements,
  type Announcement,
  type AnnouncementDraft,
  type AnnouncementId,
  type FailureReason,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { allAnnouncements, type ListedAnnouncement } from './all-announcements';
import { mayManageAnnouncements } from './may-manage-announcements';
import { liveSignsOf } from '../live/live-signs';
import { createPolling, lastPoll } from '../kernel/polling/polling';

export interface AnnouncementsState {
  /** Newest first; null before they are loaded. */
  items: readonly ListedAnnouncement[] | null;
  /** False where the server has no announcements. */
  isOffered: boolean;
  /** Why they could not be loaded or refreshed. */
  failure: FailureReason | null;
}

/** The announcements of the server. The methods that change one resolve with the error, null on success. */
export interface Announcements {
  state: Pick<Cell<AnnouncementsState>, 'get' | 'subscribe'>;
  /** Refreshes them; for staff with the privilege also those that only staff can see. */
  load(): Promise<void>;
  /** Polls for changes until the returned function is called. */
  follow(): () => void;
  /** Marks one as read. */
  dismiss(id: AnnouncementId): Promise<FailureReason | null>;
  create(draft: AnnouncementDraft): Promise<FailureReason | null>;
  change(id: AnnouncementId, draft: AnnouncementDraft): Promise<FailureReason | null>;
  remove(id: AnnouncementId): Promise<FailureReason | null>;
  clear(): void;
}

/** Milliseconds between two requests. */
const LOOK_EVERY = 300_000;
const PAGE = 40;
/** No server has more; ends the loop when a server sends the same page again and again. */
const MOST_PAGES = 25;

const nothing: AnnouncementsState = { items: null, isOffered: true, failure: null };

type Needed = Pick<Client, 'send' | 'features' | 'session' | 'graph'>;

export function createAnnouncements({ send, features, session, graph }: Needed): Announcements {
  const state = createCell(nothing);
  let followers = 0;
  let stop: (() => void) | undefined;
  /** Identifies the latest request: responses to earlier ones, or for another viewer, are ignored. */
  let question = {};
  let askedAt = -Infinity;
  let askedAsStaff = false;

  const isStaff = (): boolean =>
    mayManageAnnouncements({
      session: session.state.get(),
      has: (key) => features.loaded.get()?.has(key) === true,
    });

  async function gatherStaff(): Promise<readonly Announcement[]> {
    const all: Announcement[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { items } = await send(staffAnnouncements({ limit: PAGE, offset: page * PAGE }));
      all.push(...items);
      if (items.length < PAGE) break;
    }
    return all;
  }

  async function ask(asOf?: number): Promise<AnnouncementsState> {
    const can = await features.load();
    if (!can.has('announcements')) return { items: [], isOffered: false, failure: null };
    const asStaff = isStaff();
    const [current, staff] = await Promise.all([
      send(announcements(), { asOf }),
      asStaff ? gatherStaff() : null,
    ]);
    return { items: allAnnouncements(current.items, staff), isOffered: true, failure: null };
  }

  async function load(asOf?: number): Promise<void> {
    const own = {};
    question = own;
    askedAt = performance.now();
    askedAsStaff = isStaff();
    try {
      const answer = await ask(asOf);
      if (own === question) state.set(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (own !== question) return;
      askedAt = -Infinity;
      const { reason } = error;
      const isGone = features.loaded.get()?.has('announcements') === false;
      state.set(
        isGone ? { items: [], isOffered: false, failure: null } : { ...state.get(), failure: reason },
      );
    }
  }

  /** Whether the viewer is staff is known only once their own account is loaded. */
  function hearOfStaff(): void {
    if (isStaff() && !askedAsStaff) void load();
  }

  /** Does nothing for visitors, whom every server refuses: the request of the page itself shows that error. */
  async function poll(): Promise<FailureReason | null> {
    if (session.state.get().state !== 'member') return null;
    await load(lastPoll(LOOK_EVERY));
    return state.get().failure;
  }

  const polling = createPolling({ every: LOOK_EVERY, attention: liveSignsOf(graph).attention, poll });

  function begin(): () => void {
    polling.start();
    const unhear = session.state.subscribe(hearOfStaff);
    return () => {
      polling.stop();
      unhear();
    };
  }

  async function attempt(step: () => Promise<unknown>): Promise<FailureReason | null> {
    try {
      await step();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  function update(change: (items: readonly ListedAnnouncement[]) => readonly ListedAnnouncement[]): void {
    // Responses to earlier requests do not include this change yet.
    question = {};
    state.update((now) => ({ ...now, items: now.items && change(now.items) }));
  }

  return {
    state,
    load: () => load(),
    follow() {
      followers += 1;
      if (performance.now() - askedAt >= LOOK_EVERY) void load(lastPoll(LOOK_EVERY));
      stop ??= begin();
      return () => {
        followers -= 1;
        if (followers > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    dismiss: (id) =>
      attempt(async () => {
        await send(dismissAnnouncement(id));
        update((items) => items.map((item) => (item.id === id ? { ...item, read: true } : item)));
      }),
    // Reload: the server decides whether everybody can see it already.
    create: (draft) => attempt(() => send(createAnnouncement(draft)).then(() => load())),
    change: (id, draft) => attempt(() => send(changeAnnouncement(id, draft)).then(() => load())),
    remove: (id) =>
      attempt(async () => {
        await send(deleteAnnouncement(id));
        update((items) => items.filter((item) => item.id !== id));
      }),
    clear() {
      question = {};
      askedAt = -Infinity;
      askedAsStaff = false;
      state.set(nothing);
      // The next viewer has read others.
      if (followers > 0) queueMicrotask(poll);
    },
  };
}
