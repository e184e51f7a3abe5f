import type { EarlyRequest, StoredSession } from './early-start';
import { parseJson } from './read-session';
import type { ServerKind } from './server-kind';

/** The request for the first page of each timeline. Must be exactly the request of the feeds, or both would be sent. */
const firstPages: Readonly<Record<StartTimeline, string>> = {
  home: '/api/v1/timelines/home?limit=20',
  local: '/api/v1/timelines/public?limit=20&local=true',
  public: '/api/v1/timelines/public?limit=20',
};

/** Statuses on a page of a timeline. */
const PAGE_SIZE = 20;

/** A page of a timeline: how many statuses, and the end of its query. */
export interface StartPage {
  readonly limit: number;
  readonly query: string;
}

/** The document that every server has. */
const instancePath = '/api/v1/instance';

/** Documents that only Pleroma has: the path to request, and the path under which a server may have embedded it. */
const pleromaDocuments = [
  { path: '/static/config.json', embeddedAs: '/static/config.json' },
  { path: '/nodeinfo/2.1.json', embeddedAs: '/nodeinfo/2.0.json' },
  { path: '/api/pleroma/frontend_configurations', embeddedAs: '/api/pleroma/frontend_configurations' },
] as const;

/** Addresses whose screen is a timeline, for visitors and for signed-in viewers. */
const timelinesByAddress: Readonly<Record<string, { visitor?: StartTimeline; signedIn?: StartTimeline }>> = {
  '/': { visitor: 'public', signedIn: 'home' },
  '/main/friends': { signedIn: 'home' },
  '/main/public': { visitor: 'local', signedIn: 'local' },
  '/main/all': { visitor: 'public', signedIn: 'public' },
};

interface StartConditions {
  /** `location.pathname`. */
  readonly address: string;
  readonly session: StoredSession | null;
  /** The stored settings, unparsed. */
  readonly settings: string | null;
  /** The page of the timeline to begin with. */
  readonly page: StartPage;
  readonly embedded: Readonly<Record<string, string>>;
  readonly server: ServerKind | null;
  /** Address of the first-screens messages. */
  readonly messages: string;
}

/** The requests that can start before the main script has loaded, most needed first. */
export function planRequests(start: StartConditions): EarlyRequest[] {
  const { address, session, settings, page, embedded, server, messages } = start;
  const token = session?.token ?? null;
  const plan: EarlyRequest[] = [{ path: messages, token: null }];

  const timeline = startTimeline(address, token !== null);
  if (timeline !== undefined) {
    const query = timelineQuery(settings, timeline, token !== null);
    const path =
      firstPages[timeline].replace(`limit=${PAGE_SIZE}`, `limit=${page.limit}`) + query + page.query;
    if (!isEmbedded(path, token, embedded)) plan.push({ path, token });
  }
  if (token !== null) plan.push({ path: '/api/v1/accounts/verify_credentials', token });

  if (!(instancePath in embedded)) plan.push({ path: instancePath, token: null });
  if (server !== 'pleroma') return plan;
  for (const { path, embeddedAs } of pleromaDocuments) {
    if (!(embeddedAs in embedded)) plan.push({ path, token: null });
  }
  return plan;
}

/** The timeline that an address shows first; undefined for other screens. */
export function startTimeline(address: string, isSignedIn: boolean): StartTimeline | undefined {
  const timelines = timelinesByAddress[address.replace(/(?<=.)\/$/, '')];
  return isSignedIn ? timelines?.signedIn : timelines?.visitor;
}

/** Servers embed only the timeline of the whole known network, without options, as a visitor sees it. */
function isEmbedded(path: string, token: string | null, embedded: StartConditions['embedded']): boolean {
  return path === firstPages.public && token === null && '/api/v1/timelines/public' in embedded;
}

type QuerySetting = 'replyVisibility' | 'hideMutedPosts' | 'hideMutedThreads' | 'timelineFilters';

/** A timeline that can be the first screen, by its name in the feeds. */
export type StartTimeline = 'home' | 'public' | 'local';

/**
 * What the stored settings add to the query of a timeline. Invalid or missing settings give the default: all replies,
 * with and without media, and for signed-in viewers also muted posts. The server leaves muted posts out only for
 * viewers who hide both muted people (off by default) and muted conversations (on by default).
 */
function timelineQuery(stored: string | null, timeline: StartTimeline, isSignedIn: boolean): string {
  const settings: Partial<Record<QuerySetting, unknown>> = Object(parseJson(stored));
  const { replyVisibility: replies, hideMutedPosts, hideMutedThreads, timelineFilters: filters } = settings;
  const media = Array.isArray(filters) && filters.includes(`${timeline}:onlyMedia`) ? '&only_media=true' : '';
  if (!isSignedIn) return media;
  const muted = hideMutedPosts === true && hideMutedThreads !== false ? '' : '&with_muted=true';
  const replyQuery = replies === 'following' || replies === 'self' ? `&reply_visibility=${replies}` : '';
  return media + muted + replyQuery;
}

/**
 * Where the viewer was in this history entry: the status (`at`, null at the top), and the page of the timeline that
 * contains it. For a page whose query does not begin at an id the first page is returned.
 *
 * @param stored - Scroll positions of the tab's history entries, as stored.
 * @param state - `history.state`.
 */
export function readStoredPosition(
  stored: string | null,
  state: unknown,
): { at: string | null; page: StartPage } {
  const { key }: { key?: unknown } = Object(state);
  const positions: Partial<Record<string, unknown>> = Object(parseJson(stored));
  const { top, anchor }: { top?: unknown; anchor?: unknown } = Object(positions[String(key)]);
  const { id, page }: { id?: unknown; page?: unknown } = Object(anchor);
  const { max_id: start }: { max_id?: unknown } = Object(page);
  const isDown = typeof top === 'number' && top > 0;
  const query = isDown && typeof start === 'string' ? `&max_id=${encodeURIComponent(start)}` : '';
  return { at: isDown && typeof id === 'string' ? id : null, page: { limit: PAGE_SIZE, query } };
}
