import { type Viewer, canSee, viewerOf } from '../render/viewer';
import { renderStatus } from '../render/status';
import type { Server, HubEvent } from '../server/server';
import { findAccount } from '../store/accounts/accounts';
import { findListIdsWith } from '../store/accounts/lists';
import { type StatusRow, findMentions, findStatus, findTags } from '../store/statuses/statuses';
import type { Session } from './session';
import type { Topic } from './topics';

/** A status with the facts that decide which streams get it. */
interface StreamedStatus {
  row: StatusRow;
  mentions: string[];
  tags: string[];
  /** Null for accounts of this server. */
  authorHost: string | null;
  /** The repeated status; null when the status is no repeat. */
  original: { authorId: string; host: string | null } | null;
  /** Ids of the lists of all accounts that contain the author. */
  lists: ReadonlySet<string>;
  /** Accounts that follow the author but not the author's repeats. */
  repeatsHiddenFor: ReadonlySet<string>;
  /** Accounts that muted the conversation. */
  threadMutedBy: ReadonlySet<string>;
}

function inHome({ row, mentions }: StreamedStatus, viewer: Viewer): boolean {
  const { id } = viewer.account;
  if (row.account_id === id || mentions.includes(id)) return true;
  return row.visibility !== 'direct' && viewer.follows.has(row.account_id);
}

function isPublic({ row }: StreamedStatus, viewer: Viewer | null, localStream: boolean): boolean {
  if (row.reblog_of_id !== null) return false;
  return row.visibility === 'public' || (localStream && row.visibility === 'local' && viewer !== null);
}

type Test = (status: StreamedStatus, viewer: Viewer | null, argument: string | null) => boolean;

const STREAM_TESTS: Record<string, Test> = {
  user: (status, viewer) => viewer !== null && inHome(status, viewer),
  direct: ({ row }, viewer) => viewer !== null && row.visibility === 'direct' && row.reblog_of_id === null,
  list: ({ lists }, viewer, id) => viewer !== null && lists.has(id ?? ''),
  hashtag: (status, viewer, tag) =>
    isPublic(status, viewer, false) && status.tags.includes((tag ?? '').toLowerCase()),
  public: (status, viewer) => isPublic(status, viewer, false),
  'public:local': (status, viewer) => status.row.local === 1 && isPublic(status, viewer, true),
  'public:remote': (status, viewer, host) => status.authorHost === host && isPublic(status, viewer, false),
};

/** Whether a stream of the viewer contains a status. */
function matches(topic: Topic, status: StreamedStatus, viewer: Viewer | null): boolean {
  const media = topic.stream.endsWith(':media');
  const test = STREAM_TESTS[media ? topic.stream.slice(0, -':media'.length) : topic.stream];
  if (!test || (media && status.row.has_media === 0)) return false;
  return test(status, viewer, topic.argument) && canSee(status.row, status.mentions, viewer);
}

/**
 * Whether a status is left out of every stream of a signed-in viewer: because of blocked and muted accounts, blocked
 * hosts, muted conversations, hidden repeats, or as a repeat of the viewer's own status.
 */
function isUnwanted(status: StreamedStatus, viewer: Viewer): boolean {
  const { row, mentions, original } = status;
  const { account, hidden, follows } = viewer;
  if (row.account_id === account.id) return false;
  if (original?.authorId === account.id || status.threadMutedBy.has(account.id)) return true;
  if (original && status.repeatsHiddenFor.has(account.id)) return true;
  const authors = original ? [row.account_id, original.authorId] : [row.account_id];
  if (authors.some((id) => hidden.blocked.has(id) || hidden.muted.has(id))) return true;
  if (mentions.some((id) => hidden.blocked.has(id))) return true;
  return [status.authorHost, original?.host ?? null].some(
    (host) => host !== null && hidden.domains.has(host) && !authors.every((id) => follows.has(id)),
  );
}

type StatusEvent = HubEvent & { kind: 'update' | 'status.update' | 'delete' };

function idsOf(server: Server, sql: string, ...values: (string | number)[]): Set<string> {
  return new Set(server.db.all<{ id: string }>(sql, ...values).map((row) => row.id));
}

function originalOf(server: Server, row: StatusRow): StreamedStatus['original'] {
  const original = row.reblog_of_id === null ? undefined : findStatus(server.db, row.reblog_of_id);
  if (!original) return null;
  return {
    authorId: original.account_id,
    host: findAccount(server.db, original.account_id)?.host ?? null,
  };
}

/** Loads the facts that decide which sockets get a status, once for all of them. */
function streamedStatus(server: Server, event: StatusEvent): StreamedStatus {
  const { db } = server;
  const row = event.status;
  const deleted = event.kind === 'delete' ? event : null;
  return {
    row,
    mentions: deleted?.mentions ?? findMentions(db, [row.id]).get(row.id) ?? [],
    tags: deleted?.tags ?? findTags(db, [row.id]).get(row.id) ?? [],
    authorHost: findAccount(db, row.account_id)?.host ?? null,
    original: originalOf(server, row),
    lists: findListIdsWith(db, row.account_id),
    repeatsHiddenFor: idsOf(
      server,
      'select follower_id as id from follows where followed_id = ? and show_reblogs = 0',
      row.account_id,
    ),
    threadMutedBy: idsOf(
      server,
      'select account_id as id from thread_mutes where context = ? and (expires_at is null or expires_at > ?)',
      row.context,
      server.now(),
    ),
  };
}

/** Caches viewers and rendered texts of one event for all sockets. */
class Delivery {
  readonly #server: Server;
  readonly #viewers = new Map<string, Viewer | null>();
  readonly #texts = new Map<string, string | null>();

  constructor(server: Server) {
    this.#server = server;
  }

  viewer({ auth }: Session): Viewer | null {
    const id = auth.account?.id ?? '';
    const cached = this.#viewers.get(id);
    if (cached !== undefined) return cached;
    const viewer = id === '' ? null : viewerOf(this.#server, findAccount(this.#server.db, id) ?? null);
    this.#viewers.set(id, viewer);
    return viewer;
  }

  statusText(id: string, viewer: Viewer | null): string | null {
    const key = viewer?.account.id ?? '';
    const cached = this.#texts.get(key);
    if (cached !== undefined) return cached;
    const status = renderStatus(this.#server, id, viewer);
    const text = status === null ? null : JSON.stringify(status);
    this.#texts.set(key, text);
    return text;
  }
}

/**
 * Whether a stream gets an event: as on the real server, tag and media streams get only new statuses, no edits and
 * deletions.
 */
function streamGets(topic: Topic, kind: StatusEvent['kind']): boolean {
  return kind === 'update' || !(topic.stream === 'hashtag' || topic.stream.endsWith(':media'));
}

interface Recipient {
  topic: Topic;
  status: StreamedStatus;
  viewer: Viewer | null;
}

function shouldSend(event: StatusEvent, { topic, status, viewer }: Recipient): boolean {
  if (!streamGets(topic, event.kind) || !matches(topic, status, viewer)) return false;
  return event.kind === 'delete' || viewer === null || !isUnwanted(status, viewer);
}

/** Sends a new, edited or deleted status: one frame for each stream that it belongs to. */
export function deliverStatus(server: Server, event: StatusEvent, sessions: Iterable<Session>): void {
  const status = streamedStatus(server, event);
  const delivery = new Delivery(server);
  for (const session of sessions) {
    if (session.topics.size === 0) continue;
    const viewer = delivery.viewer(session);
    for (const topic of session.topics.values()) {
      if (!shouldSend(event, { topic, status, viewer })) continue;
      if (event.kind === 'delete') {
        const label = server.behaviour.streaming?.labelsDeletions === true ? { stream: topic.label } : {};
        session.send({ ...label, event: 'delete', payload: status.row.id });
        continue;
      }
      const payload = delivery.statusText(status.row.id, viewer);
      if (payload !== null) session.send({ stream: topic.label, event: event.kind, payload });
    }
  }
}
