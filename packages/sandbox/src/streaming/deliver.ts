import { readerOf, type Reader } from '../render/reader';
import { renderNotifications } from '../render/notification';
import { renderStatus } from '../render/status';
import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import { findMentions, findTags } from '../store/statuses';
import type { HubEvent } from './hub';
import { matches, type StreamedStatus } from './matches';
import type { Session } from './session';

const NOTIFICATION_STREAMS = ['user', 'user:notification'];

/** Readers and rendered texts of one event, made once for all sockets. */
class Delivery {
  readonly #here: Here;
  readonly #readers = new Map<string, Reader | null>();
  readonly #texts = new Map<string, string | null>();

  constructor(here: Here) {
    this.#here = here;
  }

  reader({ auth }: Session): Reader | null {
    const id = auth.account?.id ?? '';
    const known = this.#readers.get(id);
    if (known !== undefined) return known;
    const reader = id === '' ? null : readerOf(this.#here, findAccount(this.#here.db, id) ?? null);
    this.#readers.set(id, reader);
    return reader;
  }

  statusText(id: string, reader: Reader | null): string | null {
    const key = reader?.account.id ?? '';
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const status = renderStatus(this.#here, id, reader);
    const text = status === null ? null : JSON.stringify(status);
    this.#texts.set(key, text);
    return text;
  }
}

function streamed(
  here: Here,
  event: HubEvent & { kind: 'update' | 'status.update' | 'delete' },
): StreamedStatus {
  const { db } = here;
  const row = event.status;
  const known = event.kind === 'delete' ? event : null;
  const hidden = db.all<{ id: string }>(
    'select follower_id as id from follows where followed_id = ? and show_reblogs = 0',
    row.account_id,
  );
  return {
    row,
    mentions: known?.mentions ?? findMentions(db, [row.id]).get(row.id) ?? [],
    tags: known?.tags ?? findTags(db, [row.id]).get(row.id) ?? [],
    authorHost: findAccount(db, row.account_id)?.host ?? null,
    repeatsHiddenFor: new Set(hidden.map((follow) => follow.id)),
  };
}

function deliverStatus(
  here: Here,
  event: HubEvent & { kind: 'update' | 'status.update' | 'delete' },
  sessions: Iterable<Session>,
): void {
  const status = streamed(here, event);
  const delivery = new Delivery(here);
  for (const session of sessions) {
    if (session.topics.size === 0) continue;
    const reader = delivery.reader(session);
    for (const topic of session.topics.values()) {
      if (!matches(topic, status, reader)) continue;
      if (event.kind === 'delete') {
        session.send({ event: 'delete', payload: status.row.id });
        continue;
      }
      const payload = delivery.statusText(status.row.id, reader);
      if (payload !== null) session.send({ stream: topic.label, event: event.kind, payload });
    }
  }
}

function deliverNotification(
  here: Here,
  event: HubEvent & { kind: 'notification' },
  sessions: Iterable<Session>,
): void {
  const owner = findAccount(here.db, event.notification.account_id);
  const reader = readerOf(here, owner ?? null);
  if (reader === null) return;
  let payload: string | undefined;
  for (const session of sessions) {
    if (session.auth.account?.id !== reader.account.id) continue;
    for (const stream of NOTIFICATION_STREAMS) {
      if (!session.topics.has(stream)) continue;
      payload ??= JSON.stringify(renderNotifications(here, [event.notification], reader)[0]);
      session.send({ stream: [stream], event: 'notification', payload });
    }
  }
}

function deliverRelationship(
  here: Here,
  event: HubEvent & { kind: 'relationship' },
  sessions: Iterable<Session>,
): void {
  const side = (id: string) => {
    const row = findAccount(here.db, id);
    return { id, follower_count: row?.followers_count ?? 0, following_count: row?.following_count ?? 0 };
  };
  const payload = JSON.stringify({
    state: event.state,
    follower: side(event.followerId),
    following: side(event.followedId),
  });
  for (const session of sessions) {
    if (session.auth.account?.id !== event.followerId || !session.topics.has('user')) continue;
    session.send({ stream: ['user'], event: 'pleroma:follow_relationships_update', payload });
  }
}

/** Sends an event to every stream that it belongs to: one frame per subscribed stream. */
export function deliver(here: Here, event: HubEvent, sessions: Iterable<Session>): void {
  switch (event.kind) {
    case 'update':
    case 'status.update':
    case 'delete':
      deliverStatus(here, event, sessions);
      break;
    case 'notification':
      deliverNotification(here, event, sessions);
      break;
    case 'relationship':
      deliverRelationship(here, event, sessions);
      break;
    case 'revoked':
      for (const session of sessions) {
        if (session.auth.token?.id === event.tokenId) session.socket.close(1000);
      }
      break;
  }
}
