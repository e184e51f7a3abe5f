import type { EarlyRequest, StoredSession } from './early-start';
import { readWish, type StartTimeline } from './read-wish';
import type { ServerKind } from './server-kind';

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
