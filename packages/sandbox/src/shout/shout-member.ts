import type { WireShoutMessage } from '@linnet/api/wire';
import { WebSocket } from 'ws';
import type { ServerSocket } from '../server/in-process-socket';
import { logSocketError } from '../server/logger';
import { withRequestOrigin } from '../server/request-address';
import type { AccountRow } from '../store/accounts/accounts';

/** A frame of the Phoenix channel protocol, in any version. */
interface PhoenixFrame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

export type PhoenixVersion = 1 | 2;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function frameOf(parts: readonly unknown[]): PhoenixFrame | null {
  const [joinRef, ref, topic, event, payload] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload: objectOf(payload) };
}

/** Parses a frame; null for text that is no frame of the version. */
function readPhoenixFrame(text: string, version: PhoenixVersion): PhoenixFrame | null {
  const value = parse(text);
  if (version === 2) return Array.isArray(value) ? frameOf(value) : null;
  const { ref, topic, event, payload } = objectOf(value);
  return frameOf([ref, ref, topic, event, payload]);
}

function writePhoenixFrame(frame: PhoenixFrame, version: PhoenixVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, payload] : { event, payload, ref, topic },
  );
}

const SHOUT_TOPIC = 'chat:public';

/** The room, as its members use it. */
export interface ShoutRoomView {
  messages(): WireShoutMessage[];
  send(author: AccountRow, text: string): void;
}

/** One open socket of the shoutbox. */
export class ShoutMember {
  readonly account: AccountRow;
  /** The origin by which the member addresses the server. */
  readonly origin: string;
  readonly socket: ServerSocket;
  readonly #version: PhoenixVersion;
  readonly #room: ShoutRoomView;
  /** The reference of the join; null before joining and after leaving. */
  #joined: string | null = null;
  /** The time of the last incoming data. */
  lastMessageAt = Date.now();

  constructor(
    room: ShoutRoomView,
    socket: ServerSocket,
    options: { account: AccountRow; version: PhoenixVersion; origin: string },
  ) {
    this.#room = room;
    this.socket = socket;
    this.account = options.account;
    this.origin = options.origin;
    this.#version = options.version;
    socket.on('error', logSocketError);
    socket.on('message', (content, isBinary) => {
      this.lastMessageAt = Date.now();
      const frame = isBinary ? null : readPhoenixFrame(content.toString(), this.#version);
      // On the real server, text that is no frame ends the connection's process.
      if (frame) withRequestOrigin(this.origin, () => this.#handle(frame));
      else socket.close(1011);
    });
  }

  #send(frame: PhoenixFrame): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(writePhoenixFrame(frame, this.#version));
  }

  #reply(to: PhoenixFrame, status: 'ok' | 'error', response: Record<string, unknown> = {}): void {
    this.#send({ ...to, event: 'phx_reply', payload: { response, status } });
  }

  /** Sends a message of any member. */
  broadcast(message: WireShoutMessage): void {
    if (this.#joined === null) return;
    const { author, text, id } = message;
    const payload = { author, text, id };
    this.#send({ joinRef: null, ref: null, topic: SHOUT_TOPIC, event: 'new_msg', payload });
  }

  #handle(frame: PhoenixFrame): void {
    const { topic, event } = frame;
    if (topic === 'phoenix' && event === 'heartbeat') this.#reply(frame, 'ok');
    else if (event === 'phx_join') this.#join(frame);
    else if (topic !== SHOUT_TOPIC || this.#joined === null) {
      this.#reply(frame, 'error', { reason: 'unmatched topic' });
    } else this.#handleAfterJoin(frame, this.#joined);
  }

  #join(frame: PhoenixFrame): void {
    if (frame.topic !== SHOUT_TOPIC) {
      const reason = frame.topic.startsWith('chat:') ? 'join crashed' : 'unmatched topic';
      this.#reply(frame, 'error', { reason });
      return;
    }
    this.#joined = frame.joinRef ?? frame.ref ?? '';
    this.#reply(frame, 'ok');
    this.#push('messages', null, { messages: this.#room.messages() });
  }

  #push(event: string, ref: string | null, payload: Record<string, unknown>): void {
    this.#send({ joinRef: this.#joined, ref, topic: SHOUT_TOPIC, event, payload });
  }

  #handleAfterJoin(frame: PhoenixFrame, joinRef: string): void {
    const text = frame.payload['text'];
    if (frame.event === 'phx_leave') {
      this.#reply(frame, 'ok');
      this.#push('phx_close', joinRef, {});
      this.#joined = null;
    } else if (frame.event === 'new_msg' && typeof text === 'string') {
      this.#room.send(this.account, text);
    } else {
      // The real server answers nothing else: the channel crashes, and the client joins again.
      this.#push('phx_error', joinRef, {});
      this.#joined = null;
    }
  }
}
