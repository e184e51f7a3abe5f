import type { Server } from '../../server/server';
import type { AccountRow } from '../../store/accounts/accounts';
import { findIdentity } from '../../store/accounts/identities';
import type { QuoteState } from '../../store/statuses/statuses';
import { type Json, isJson, listOf, statusesIn, textOf } from '../rewrite';

/** What is needed besides an entity to rewrite it. */
export interface EntityContext {
  server: Server;
  viewer: AccountRow | null;
  facts: Map<string, StatusFacts>;
  /** The route that answers; empty for a socket. */
  endpoint: string;
}

const OWN_PROFILE = /accounts\/(?:verify|update)_credentials$/;

/** Whether the answer is the viewer's own account, with the parts that only its owner gets. */
export function isOwnProfile({ endpoint }: EntityContext): boolean {
  return OWN_PROFILE.test(endpoint);
}

/** Defaults of new statuses that Pleroma doesn't have; null where the viewer has chosen none. */
export interface OwnDefaults {
  language: string | null;
  quotePolicy: string | null;
}

export function ownDefaults({ server, viewer }: EntityContext): OwnDefaults {
  if (viewer === null) return { language: null, quotePolicy: null };
  const { default_language, quote_policy } = findIdentity(server.db, viewer.id);
  return { language: default_language || null, quotePolicy: quote_policy };
}

export function partOf(json: Json, key: string): Json {
  const part = json[key];
  return isJson(part) ? part : {};
}

interface Quote {
  state: string;
  quoted_status: Json | null;
}

/** The quote of a status as `{ state, quoted_status }`; null where it quotes nothing. */
export function quoteOf(status: Json, facts: StatusFacts | undefined): Quote | null {
  const state = facts?.quote_state ?? null;
  if (state === null || !facts) return null;
  if (state !== 'accepted') return { state, quoted_status: null };
  if (facts.quote_exists === 0) return { state: 'deleted', quoted_status: null };
  const { pleroma } = status;
  const quoted = isJson(pleroma) && isJson(pleroma['quote']) ? pleroma['quote'] : null;
  return quoted === null ? { state: 'unauthorized', quoted_status: null } : { state, quoted_status: quoted };
}

/** Who may quote a status: those whom its author allows, if the status is public or unlisted. */
export function quoteApproval(
  { visibility }: Json,
  { signedIn, facts }: { signedIn: boolean; facts: StatusFacts | undefined },
): Json {
  const policy = facts?.quote_policy ?? null;
  const open = (visibility === 'public' || visibility === 'unlisted') && policy !== 'nobody';
  const ofViewer = open && signedIn ? 'automatic' : 'denied';
  return { automatic: open ? [policy ?? 'public'] : [], manual: [], current_user: ofViewer };
}

/** Replaces a scope that only Pleroma has by the closest common one. */
export function commonVisibility(visibility: unknown): unknown {
  if (visibility === 'local') return 'public';
  return visibility === 'list' ? 'private' : visibility;
}

/** Facts of a status that Pleroma stores but doesn't send. */
export interface StatusFacts {
  id: string;
  language: string | null;
  quote_id: string | null;
  quote_state: QuoteState | null;
  /** Who may quote it; null where its author has not chosen. */
  quote_policy: string | null;
  /** 1 when the quoted status still exists. */
  quote_exists: number;
}

/** Facts of every status in a value, by id. */
export function statusFacts(server: Server, value: unknown): Map<string, StatusFacts> {
  const ids = [...new Set(statusesIn(value).map((status) => textOf(status['id'])))];
  if (ids.length === 0) return new Map();
  const rows = server.db.all<StatusFacts>(
    `select s.id, s.language, s.quote_id, s.quote_state, s.quote_policy, q.id is not null as quote_exists
     from statuses s left join statuses q on q.id = s.quote_id
     where s.id in (select value from json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface Context {
  ancestors: Json[];
  descendants: Json[];
}

/** All replies to `id` and to its replies, depth first. */
function repliesTo(id: string, children: Map<string, Json[]>): Json[] {
  return (children.get(id) ?? []).flatMap((child) => [child, ...repliesTo(textOf(child['id']), children)]);
}

/** The ancestors of a status, from the first status of the conversation down to `parentId`. */
function ancestorsFrom(parentId: string | null, byId: Map<string, Json>): Json[] {
  const parent = parentId === null ? undefined : byId.get(parentId);
  if (!parent) return [];
  return [...ancestorsFrom(textOf(parent['in_reply_to_id']) || null, byId), parent];
}

/** Turns a context that is split by time into the ancestors and descendants of one status. */
export function threadTree(
  context: Json,
  { id, parentId }: { id: string; parentId: string | null },
): Context {
  const all = [...listOf(context['ancestors']), ...listOf(context['descendants'])];
  const byId = new Map(all.map((status) => [textOf(status['id']), status]));
  const children = new Map<string, Json[]>();
  for (const status of all) {
    const parent = textOf(status['in_reply_to_id']);
    children.set(parent, [...(children.get(parent) ?? []), status]);
  }
  return { ancestors: ancestorsFrom(parentId, byId), descendants: repliesTo(id, children) };
}
