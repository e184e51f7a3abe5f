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
import { createRounds } from '../rounds/rounds';
import { lastRound } from '../rounds/last-round';

export interface AnnouncementsState {
  /** The newest first; null before the server has told them. */
  items: readonly ListedAnnouncement[] | null;
  /** False where the server has no announcements. */
  isOffered: boolean;
  /** Why they are not known, or may be old. */
  failure: FailureReason | null;
}

/** What those who run the server tell everybody. A step resolves to why it was not taken, null when it is done. */
export interface Announcements {
  state: Pick<Cell<AnnouncementsState>, 'get' | 'subscribe'>;
  /** Asks for them anew; for those who may write them also for those that nobody else sees. */
  load(): Promise<void>;
  /** Keeps them up to date until the returned function is called. */
  follow(): () => void;
  /** Marks one as read. */
  dismiss(id: AnnouncementId): Promise<FailureReason | null>;
  create(draft: AnnouncementDraft): Promise<FailureReason | null>;
  change(id: AnnouncementId, draft: AnnouncementDraft): Promise<FailureReason | null>;
  remove(id: AnnouncementId): Promise<FailureReason | null>;
  clear(): void;
}

/** Milliseconds between two looks at the server. */
const LOOK_EVERY = 300_000;
const PAGE = 40;
/** No server keeps more; one that repeats itself must not keep us. */
const MOST_PAGES = 25;

const nothing: AnnouncementsState = { items: null, isOffered: true, failure: null };

type Needed = Pick<Client, 'send' | 'features' | 'session' | 'graph'>;

export function createAnnouncements({ send, features, session, graph }: Needed): Announcements {
  const state = createCell(nothing);
  let followers = 0;
  let stop: (() => void) | undefined;
  /** Answers to an earlier question, or for whoever was reading before, are not taken. */
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

  /** Who may write them is known only once the server has told who is reading. */
  function hearOfStaff(): void {
    if (isStaff() && !askedAsStaff) void load();
  }

  /** Visitors are refused everywhere: asking them once, on the page itself, tells that. */
  async function look(): Promise<FailureReason | null> {
    if (session.state.get().state !== 'member') return null;
    await load(lastRound(LOOK_EVERY));
    return state.get().failure;
  }

  const rounds = createRounds({ every: LOOK_EVERY, attention: liveSignsOf(graph).attention, look });

  function begin(): () => void {
    rounds.start();
    const unhear = session.state.subscribe(hearOfStaff);
    return () => {
      rounds.stop();
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
    // What was asked before this step does not know of it yet.
    question = {};
    state.update((now) => ({ ...now, items: now.items && change(now.items) }));
  }

  return {
    state,
    load: () => load(),
    follow() {
      followers += 1;
      if (performance.now() - askedAt >= LOOK_EVERY) void load(lastRound(LOOK_EVERY));
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
    // Whether everybody sees it now, the server decides.
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
      // Whoever reads now has marks of their own.
      if (followers > 0) queueMicrotask(look);
    },
  };
}
