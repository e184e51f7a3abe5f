import type { StatusId } from '../model/ids';
import type { Notification } from '../schema/notifications/notification';
import type { Status } from '../model/status';
import { type Chat, type Conversation, readChat, readConversation } from '../schema/conversations';
import { readNotification } from '../schema/notifications/notification';
import { type FollowChange, readFollowChange } from '../schema/people';
import { type JsonObject, isObject, readId, readText, readTextOrNull } from '../schema/read';
import { readStatus } from '../schema/status';
import { parseJson } from '../transport/error';

/** `stream` is the stream's name and argument as sent; null when the frame has none (older servers). */
export type StreamEvent =
  | { kind: 'update'; status: Status; stream: readonly string[] | null }
  | { kind: 'status.update'; status: Status; stream: readonly string[] | null }
  | { kind: 'delete'; id: StatusId }
  | { kind: 'notification'; notification: Notification }
  | { kind: 'conversation'; conversation: Conversation }
  | { kind: 'chat'; chat: Chat }
  | { kind: 'relationship'; change: FollowChange }
  | { kind: 'filters_changed' };

/** The server's answer to one of our requests; it does not say which. */
export interface StreamAnswer {
  type: string;
  /** Null when the request was granted, now or earlier. */
  error: string | null;
}

export type Frame =
  | { kind: 'event'; event: StreamEvent }
  | { kind: 'answer'; answer: StreamAnswer }
  /** An event that servers are known to send and that this client does not use. */
  | { kind: 'unused' }
  | { kind: 'problem'; what: string };

/** Largest length of a frame, in UTF-16 units. */
const maxFrameLength = 4_000_000;

const unusedEvents: ReadonlySet<string> = new Set([
  'announcement',
  'announcement.reaction',
  'announcement.delete',
  'encrypted_message',
  'notifications_merged',
]);

export function readFrame(message: unknown): Frame {
  if (typeof message !== 'string') return problem('frame is not text');
  if (message.length > maxFrameLength) return problem('frame is too long');
  const frame = parseJson(message);
  if (!isObject(frame)) return problem('frame is no JSON object');
  const name = readText(frame, 'event');
  const reader = readers.get(name);
  if (reader !== undefined) return reader(frame) ?? problem(`unreadable ${name}`);
  return unusedEvents.has(name) ? { kind: 'unused' } : problem(`unknown event ${name.slice(0, 100)}`);
}

function problem(what: string): Frame {
  return { kind: 'problem', what };
}

/** The payload is JSON in a string; an object is accepted too. */
function payloadOf(frame: JsonObject): unknown {
  const payload = frame['payload'];
  return typeof payload === 'string' ? parseJson(payload) : payload;
}

function streamOf(frame: JsonObject): readonly string[] | null {
  const stream = frame['stream'];
  if (!Array.isArray(stream)) return null;
  return stream.slice(0, 10).filter((part): part is string => typeof part === 'string');
}

function readUpdate(kind: 'update' | 'status.update', frame: JsonObject): Frame | undefined {
  const status = readStatus(payloadOf(frame));
  return status && { kind: 'event', event: { kind, status, stream: streamOf(frame) } };
}

function readDelete(frame: JsonObject): Frame | undefined {
  const id = readId<StatusId>(frame, 'payload');
  return id === null ? undefined : { kind: 'event', event: { kind: 'delete', id } };
}

/** Reads an event whose payload is one object. */
function readPayload<T>(
  frame: JsonObject,
  read: (json: unknown) => T | undefined,
  event: (thing: T) => StreamEvent,
): Frame | undefined {
  const thing = read(payloadOf(frame));
  return thing === undefined ? undefined : { kind: 'event', event: event(thing) };
}

function readAnswer(frame: JsonObject): Frame | undefined {
  const payload = payloadOf(frame);
  if (!isObject(payload)) return undefined;
  const isError = payload['result'] === 'error';
  const error = isError ? readTextOrNull(payload, 'error') || 'error' : null;
  return { kind: 'answer', answer: { type: readText(payload, 'type'), error } };
}

const readers = new Map<string, (frame: JsonObject) => Frame | undefined>([
  ['update', (frame) => readUpdate('update', frame)],
  ['status.update', (frame) => readUpdate('status.update', frame)],
  ['delete', readDelete],
  [
    'notification',
    (frame) =>
      readPayload(frame, readNotification, (notification) => ({ kind: 'notification', notification })),
  ],
  [
    'conversation',
    (frame) =>
      readPayload(frame, readConversation, (conversation) => ({ kind: 'conversation', conversation })),
  ],
  ['pleroma:chat_update', (frame) => readPayload(frame, readChat, (chat) => ({ kind: 'chat', chat }))],
  [
    'pleroma:follow_relationships_update',
    (frame) => readPayload(frame, readFollowChange, (change) => ({ kind: 'relationship', change })),
  ],
  ['filters_changed', () => ({ kind: 'event', event: { kind: 'filters_changed' } })],
  ['pleroma:respond', readAnswer],
]);

/** A stream of `/api/v1/streaming` with its argument, e.g. `{ stream: 'hashtag', tag: 'cats' }`. */
export interface StreamName {
  stream: string;
  list?: string;
  tag?: string;
  instance?: string;
}
