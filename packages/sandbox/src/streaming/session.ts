import type { WireFrame, WireStreamResponse } from '@linnet/api/wire';
import { WebSocket } from 'ws';
import { authenticateToken, type Auth } from '../server/authenticate';
import type { AccountRow } from '../store/accounts/accounts';
import type { ServerSocket } from '../server/in-process-socket';
import { logSocketError } from '../server/logger';
import type { Server } from '../server/server';
import { readTopic, type Topic } from './topics';

/** Rewrites a frame in the form of the played server; null when that server doesn't send it. */
export type RewriteFrame = (frame: WireFrame, viewer: AccountRow | null) => WireFrame | null;

export interface SessionParts {
  server: Server;
  rewriteFrame: RewriteFrame;
}

type Answer = Omit<WireStreamResponse, 'type'>;

/** An open socket: its viewer and streams. */
export class Session {
  readonly socket: ServerSocket;
  readonly topics = new Map<string, Topic>();
  /** The time of the last incoming data, including pongs. */
  lastDataAt = Date.now();
  auth: Auth;
  /** The origin by which the viewer addresses the server. */
  readonly origin: string;
  readonly #server: Server;
  readonly #rewriteFrame: RewriteFrame;

  constructor({ server, rewriteFrame }: SessionParts, socket: ServerSocket, auth: Auth) {
    this.#server = server;
    this.#rewriteFrame = rewriteFrame;
    this.socket = socket;
    this.auth = auth;
    this.origin = server.origin();
    socket.on('message', (content, isBinary) => {
      this.lastDataAt = Date.now();
      if (!isBinary) this.#handle(content.toString());
    });
    socket.on('pong', () => {
      this.lastDataAt = Date.now();
    });
    socket.on('error', logSocketError);
  }

  send(frame: WireFrame): void {
    const rewritten = this.#rewriteFrame(frame, this.auth.account);
    if (rewritten !== null) this.sendAsIs(rewritten);
  }

  sendAsIs(frame: WireFrame): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Handles a message; text that is not JSON, and unknown types, get no answer. */
  #handle(text: string): void {
    const request = parse(text);
    const read = (name: string) => (typeof request[name] === 'string' ? request[name] : undefined);
    const type = read('type');
    const handler =
      type !== undefined && Object.hasOwn(this.#handlers, type) ? this.#handlers[type] : undefined;
    if (type === undefined || !handler) return;
    const { streaming } = this.#server.behaviour;
    if (type === 'pleroma:authenticate' && streaming?.tokenInMessage !== true) return;
    const answer = handler(read);
    if (streaming?.respondsToRequests !== true) return;
    this.send({ event: 'pleroma:respond', payload: JSON.stringify({ ...answer, type }) });
  }

  readonly #handlers: Record<string, (read: (name: string) => string | undefined) => Answer> = {
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
