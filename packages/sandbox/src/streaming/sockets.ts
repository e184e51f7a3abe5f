import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WireFrame } from '@linnet/api/wire';
import { WebSocketServer } from 'ws';
import { ANONYMOUS, authenticateToken, type Auth } from '../server/authenticate';
import { logSocketError } from './log-socket-error';
import type { Here } from '../server/here';
import { foreignOrigin } from '../server/respond';
import { deliver } from './deliver';
import { Session } from './session';
import { readTopic, type Topic } from './topics';

const PING_MS = 30_000;
const IDLE_MS = 60_000;

interface Admission {
  auth: Auth;
  topic: Topic | null;
}

function refuse(socket: Duplex, status: number): void {
  const reason = STATUS_CODES[status] ?? '';
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${reason.length}\r\n\r\n${reason}`,
  );
}

/** All open sockets of `/api/v1/streaming`. */
export class Sockets {
  readonly #here: Here;
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #sessions = new Set<Session>();
  readonly #pinging: NodeJS.Timeout;
  readonly #stopListening: () => void;
  /** While true, every upgrade is refused. */
  refusing = false;

  constructor(here: Here) {
    this.#here = here;
    this.#stopListening = here.hub.listen((event) => deliver(here, event, this.#sessions));
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** The streams of each open socket, for the control door. */
  describe(): { account: string | null; streams: string[] }[] {
    return [...this.#sessions].map(({ auth, topics }) => ({
      account: auth.account?.username ?? null,
      streams: [...topics.keys()],
    }));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', logSocketError);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const admitted = this.#admit(request, url);
    if (typeof admitted === 'number') {
      refuse(socket, admitted);
      return;
    }
    // No subprotocol is ever echoed: a browser that sent one fails, as with the real server.
    delete request.headers['sec-websocket-protocol'];
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      const session = new Session(this.#here, opened, admitted.auth);
      if (admitted.topic) session.topics.set(admitted.topic.key, admitted.topic);
      this.#sessions.add(session);
      opened.on('close', () => this.#sessions.delete(session));
    });
  }

  /** Who may come in, or the status of the refusal. */
  #admit(request: IncomingMessage, url: URL): Admission | number {
    if (!/^\/api\/v1\/streaming\/?$/.test(url.pathname)) return 404;
    if (this.refusing) return 503;
    if (foreignOrigin(this.#here, request.headers.origin ?? null)) return 403;
    const token = url.searchParams.get('access_token');
    const auth = token === null ? ANONYMOUS : authenticateToken(this.#here, token);
    if (token !== null && auth.token === null) return 401;
    if (!url.searchParams.has('stream')) return { auth, topic: null };
    const topic = readTopic((name) => url.searchParams.get(name) ?? undefined, auth, this.#here.settings);
    if (topic === 'unauthorized') return 401;
    return topic === 'bad_topic' ? 404 : { auth, topic };
  }

  #ping(): void {
    for (const session of this.#sessions) {
      if (Date.now() - session.heardAt > IDLE_MS) session.socket.close(1000);
      else session.socket.ping();
    }
  }

  /** Ends every socket, of one account if named; with code 1006 without any farewell. */
  drop(code: number, username: string | null): number {
    const chosen = [...this.#sessions].filter(
      ({ auth }) => username === null || auth.account?.username === username,
    );
    for (const { socket } of chosen) {
      if (code === 1006) socket.terminate();
      else socket.close(code);
    }
    return chosen.length;
  }

  /** Sends a frame to the sockets of an account, or of a stream, whatever it is. */
  push(to: { account: string | null; stream: string | null }, frame: WireFrame): number {
    const chosen = [...this.#sessions].filter(({ auth, topics }) => {
      if (to.account !== null && auth.account?.username !== to.account) return false;
      return to.stream === null || topics.has(to.stream);
    });
    for (const session of chosen) session.send(frame);
    return chosen.length;
  }

  close(): void {
    clearInterval(this.#pinging);
    this.#stopListening();
    this.drop(1001, null);
    for (const { socket } of this.#sessions) socket.terminate();
    this.#server.close();
  }
}
