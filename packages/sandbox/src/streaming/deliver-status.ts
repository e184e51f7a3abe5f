import { readerOf, type Reader } from '../render/reader';
import { renderStatus } from '../render/status';
import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import { isUnwanted, matches, type StreamedStatus } from './matches';
import type { Session } from './session';
import { streamedStatus, type StatusEvent } from './streamed-status';
import type { Topic } from './topics';

/** Caches viewers and rendered texts of one event for all sockets. */
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

/**
 * Whether a stream gets an event: as on the real server, tag and media streams get only new statuses, no edits and
 * deletions.
 */
function hears(topic: Topic, kind: StatusEvent['kind']): boolean {
  return kind === 'update' || !(topic.stream === 'hashtag' || topic.stream.endsWith(':media'));
}

interface Recipient {
  topic: Topic;
  status: StreamedStatus;
  reader: Reader | null;
}

function belongs(event: StatusEvent, { topic, status, reader }: Recipient): boolean {
  if (!hears(topic, event.kind) || !matches(topic, status, reader)) return false;
  return event.kind === 'delete' || reader === null || !isUnwanted(status, reader);
}

/** Sends a new, edited or deleted status: one frame for each stream that it belongs to. */
export function deliverStatus(here: Here, event: StatusEvent, sessions: Iterable<Session>): void {
  const status = streamedStatus(here, event);
  const delivery = new Delivery(here);
  for (const session of sessions) {
    if (session.topics.size === 0) continue;
    const reader = delivery.reader(session);
    for (const topic of session.topics.values()) {
      if (!belongs(event, { topic, status, reader })) continue;
      if (event.kind === 'delete') {
        const label = here.manner.streaming?.labelsDeletions === true ? { stream: topic.label } : {};
        session.send({ ...label, event: 'delete', payload: status.row.id });
        continue;
      }
      const payload = delivery.statusText(status.row.id, reader);
      if (payload !== null) session.send({ stream: topic.label, event: event.kind, payload });
    }
  }
}
