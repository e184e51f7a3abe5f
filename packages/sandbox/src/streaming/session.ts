import type { WireFrame, WireStreamResponse } from '@linnet/api/wire';
import { WebSocket } from 'ws';
import { authenticateToken, type Auth } from '../server/authenticate';
import type { AccountRow } from '../store/accounts/accounts';
import { logSocketError } from '../server/logger';
import type { Server } from '../server/server';
import type { Line } from './line';
import { readTopic, type Topic } from './topics';

/** Rewrites a frame in the form of the played server; null when that server doesn't send it. */
export type Reword = (frame: WireFrame, reader: AccountRow | null) => WireFrame | null;

export interface SessionParts {
  server: Server;
  reword: Reword;
}

type Answer = Omit<WireStreamResponse, 'type'>;

/** An open socket: its viewer and streams. */
export class Session {
  readonly socket: Line;
  readonly topics = new Map<string, Topic>();
  /** The time of the last incoming data, including pongs. */
  heardAt = Date.now();
  auth: Auth;
  /** The origin by which the viewer addresses the server. */
  readonly origin: string;
  readonly #server: Server;
  readonly #reword: Reword;

  constructor({ server, reword }: SessionParts, socket: Line, auth: Auth) {
    this.#server = server;
    this.#reword = reword;
    this.socket = socket;
    this.auth = auth;
    this.origin = server.origin();
    socket.on('message', (content, isBinary) => {
      this.heardAt = Date.now();
      if (!isBinary) this.#hear(content.toString());
    });
    socket.on('pong', () => {
      this.heardAt = Date.now();
    });
    socket.on('error', logSocketError);
  }

  send(frame: WireFrame): void {
    const rewritten = this.#reword(frame, this.auth.account);
    if (rewritten !== null) this.sendAsIs(rewritten);
  }

  sendAsIs(frame: WireFrame): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Handles a message; text that is not JSON, and unknown types, get no answer. */
  #hear(text: string): void {
    const request = parse(text);
    const read = (name: string) => (typeof request[name] === 'string' ? request[name] : undefined);
    const type = read('type');
    const act = type !== undefined && Object.hasOwn(this.#acts, type) ? this.#acts[type] : undefined;
    if (type === undefined || !act) return;
    const { streaming } = this.#server.behaviour;
    if (type === 'pleroma:authenticate' && streaming?.tokenInMessage !== true) return;
    const answer = act(read);
    if (streaming?.answers !== true) return;
    this.send({ event: 'pleroma:respond', payload: JSON.stringify({ ...answer, type }) });
  }

  readonly #acts: Record<string, (read: (name: string) => string | undefined) => Answer> = {
    'pleroma:authenticate': (read) => this.#authenticate(read('token')),
    subscribe: (read) => this.#subscribe(read),
    unsubscribe: (read) => this.#unsubscribe(read),
  };

  #authenticate(token: string | undefined): Answer {
    if (this.auth.account !== null) return { result: 'error', error: 'already_authenticated' };
    const auth = authenticateToken(this.#server, token ?? '');
    if (auth.account === null) return { result: 'error', error: 'unauthorized' };
    this.auth = auth;
    return { result: 'success' };
  }

  #subscribe(read: (name: string) => string | undefined): Answer {
    const topic = readTopic(read, this.auth, this.#server);
    if (typeof topic === 'string') return { result: 'error', error: topic };
    if (this.topics.has(topic.key)) return { result: 'ignored' };
    this.topics.set(topic.key, topic);
    return { result: 'success' };
  }

  #unsubscribe(read: (name: string) => string | undefined): Answer {
    const topic = readTopic(read, this.auth, this.#server);
    if (typeof topic === 'string') return { result: 'error', error: topic };
    return { result: this.topics.delete(topic.key) ? 'success' : 'ignored' };
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
