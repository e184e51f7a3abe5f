import type { EarlyRequest, StoredSession } from './early-start';
import type { ServerKind } from './server-kind';

/** The first page of a timeline, exactly as the feeds ask for it: another query would be another request. */
const firstPages = {
  home: '/api/v1/timelines/home?limit=20',
  public: '/api/v1/timelines/public?limit=20&local=true',
  known: '/api/v1/timelines/public?limit=20',
} as const;

/** The document that every server has, and by which one is known that nothing is known of yet. */
const instance = '/api/v1/instance';

/** What only Pleroma's have: the path that we ask, and the path under which a server may have embedded it. */
const answersOfPleroma = [
  { path: '/static/config.json', embeddedAs: '/static/config.json' },
  { path: '/nodeinfo/2.1.json', embeddedAs: '/nodeinfo/2.0.json' },
  { path: '/api/pleroma/frontend_configurations', embeddedAs: '/api/pleroma/frontend_configurations' },
] as const;

/** Addresses that show a timeline at once, for visitors and for people who are signed in. */
const timelinesByAddress: Readonly<Record<string, { visitor?: string; member?: string }>> = {
  '/': { visitor: firstPages.known, member: firstPages.home },
  '/main/friends': { member: firstPages.home },
  '/main/public': { visitor: firstPages.public, member: firstPages.public },
  '/main/all': { visitor: firstPages.known, member: firstPages.known },
};

interface Start {
  /** `location.pathname`. */
  readonly address: string;
  readonly session: StoredSession | null;
  /** What a member wants of a timeline, as the end of a query. */
  readonly wish: string;
  readonly embedded: Readonly<Record<string, string>>;
  readonly server: ServerKind | null;
  /** Address of the first-screens part of the locale. */
  readonly messages: string;
}

/** The requests that can start before the main script is here, most needed first. */
export function planRequests({ address, session, wish, embedded, server, messages }: Start): EarlyRequest[] {
  const token = session?.token ?? null;
  const plan: EarlyRequest[] = [{ path: messages, token: null }];

  const timelines = timelinesByAddress[address.replace(/(?<=.)\/$/, '')];
  const timeline = token === null ? timelines?.visitor : timelines?.member;
  if (timeline !== undefined && !isEmbedded(timeline, token, embedded)) {
    plan.push({ path: token === null ? timeline : timeline + wish, token });
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
function isEmbedded(timeline: string, token: string | null, embedded: Start['embedded']): boolean {
  return timeline === firstPages.known && token === null && '/api/v1/timelines/public' in embedded;
}
