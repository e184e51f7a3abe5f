import type { EarlyRequest, StoredSession } from './early-start';
import type { ServerKind } from './server-kind';
import { parseJson } from './read-session';

/** The first page of a timeline, exactly as the feeds ask for it: another query would be another request. */
const firstPages: Readonly<Record<StartTimeline, string>> = {
  home: '/api/v1/timelines/home?limit=20',
  local: '/api/v1/timelines/public?limit=20&local=true',
  public: '/api/v1/timelines/public?limit=20',
};

/** The document that every server has, and by which one is known that nothing is known of yet. */
const instance = '/api/v1/instance';

/** What only Pleroma's have: the path that we ask, and the path under which a server may have embedded it. */
const answersOfPleroma = [
  { path: '/static/config.json', embeddedAs: '/static/config.json' },
  { path: '/nodeinfo/2.1.json', embeddedAs: '/nodeinfo/2.0.json' },
  { path: '/api/pleroma/frontend_configurations', embeddedAs: '/api/pleroma/frontend_configurations' },
] as const;

/** Addresses that show a timeline at once, for visitors and for people who are signed in. */
const timelinesByAddress: Readonly<Record<string, { visitor?: StartTimeline; member?: StartTimeline }>> = {
  '/': { visitor: 'public', member: 'home' },
  '/main/friends': { member: 'home' },
  '/main/public': { visitor: 'local', member: 'local' },
  '/main/all': { visitor: 'public', member: 'public' },
};

interface Start {
  /** `location.pathname`. */
  readonly address: string;
  readonly session: StoredSession | null;
  /** As they are stored, unread. */
  readonly settings: string | null;
  /** Where somebody who comes back was reading, as the end of a query. */
  readonly keptPage: string;
  readonly embedded: Readonly<Record<string, string>>;
  readonly server: ServerKind | null;
  /** Address of the first-screens part of the locale. */
  readonly messages: string;
}

/** The requests that can start before the main script is here, most needed first. */
export function planRequests(start: Start): EarlyRequest[] {
  const { address, session, settings, keptPage, embedded, server, messages } = start;
  const token = session?.token ?? null;
  const plan: EarlyRequest[] = [{ path: messages, token: null }];

  const timelines = timelinesByAddress[address.replace(/(?<=.)\/$/, '')];
  const timeline = token === null ? timelines?.visitor : timelines?.member;
  if (timeline !== undefined) {
    const wish = readWish(settings, timeline, token !== null);
    const path = firstPages[timeline] + wish + keptPage;
    if (!isEmbedded(path, token, embedded)) plan.push({ path, token });
  }
  if (token !== null) plan.push({ path: '/api/v1/accounts/verify_credentials', token });

  if (!(instance in embedded)) plan.push({ path: instance, token: null });
  if (server !== 'pleroma') return plan;
  for (const { path, embeddedAs } of answersOfPleroma) {
    if (!(embeddedAs in embedded)) plan.push({ path, token: null });
  }
  return plan;
}

/** Servers embed only the plain whole-network timeline, as a visitor sees it. */
function isEmbedded(path: string, token: string | null, embedded: Start['embedded']): boolean {
  return path === firstPages.public && token === null && '/api/v1/timelines/public' in embedded;
}

type Wished = 'replyVisibility' | 'hideMutedPosts' | 'hideMutedThreads' | 'timelineFilters';

/** A timeline that a start may show, by the name that the feeds have for it. */
type StartTimeline = 'home' | 'public' | 'local';

/**
 * What somebody wants of a timeline, by their stored settings, as the end of a query. What is damaged or no wish asks for
 * what is usual: replies to everybody, with media or without, and for members what is muted too. That is left out by the
 * server only for who hides both muted people and muted conversations, which are hidden as long as nobody says otherwise.
 */
function readWish(stored: string | null, timeline: StartTimeline, isMember: boolean): string {
  const settings: Partial<Record<Wished, unknown>> = Object(parseJson(stored));
  const { replyVisibility: replies, hideMutedPosts: people, hideMutedThreads: threads } = settings;
  const { timelineFilters: filters } = settings;
  const media = Array.isArray(filters) && filters.includes(`${timeline}:onlyMedia`) ? '&only_media=true' : '';
  if (!isMember) return media;
  const muted = people === true && threads !== false ? '' : '&with_muted=true';
  const narrowed = replies === 'following' || replies === 'self' ? `&reply_visibility=${replies}` : '';
  return media + muted + narrowed;
}
