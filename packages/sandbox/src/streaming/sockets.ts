import { STATUS_CODES, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WireFrame } from '@linnet/api/wire';
import { WebSocketServer } from 'ws';
import { ANONYMOUS, authenticateToken, type Auth } from '../server/authenticate';
import { type ClientEnd, InProcessSocket, type ServerSocket } from '../server/in-process-socket';
import { logSocketError } from '../server/logger';
import type { Server, HubEvent } from '../server/server';
import { ShoutRoom } from '../shout/shout-room';
import { withRequestOrigin } from '../server/request-address';
import { isForeignOrigin } from '../server/respond';
import { deliver } from './deliver';
import { Session, type RewriteFrame } from './session';
import { readTopic, type Topic } from './topics';

const PING_MS = 30_000;
const IDLE_MS = 60_000;

interface Admission {
  auth: Auth;
  topic: Topic | null;
}

interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

function refuse(socket: Duplex, status: number): void {
  const reason = STATUS_CODES[status] ?? '';
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${reason.length}\r\n\r\n${reason}`,
  );
}

const isOfShoutbox = ({ pathname }: URL): boolean => /^\/socket\/websocket\/?$/.test(pathname);

/** All open sockets: those of `/api/v1/streaming`, and the shoutbox at `/socket/websocket`. */
export class Sockets {
  readonly #server: Server;
  readonly #rewriteFrame: RewriteFrame;
  readonly #webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #sessions = new Set<Session>();
  readonly #pingTimer: NodeJS.Timeout;
  readonly #stopListening: () => void;
  readonly shout: ShoutRoom;
  /** While true, every upgrade is refused. */
  refusing = false;

  constructor(server: Server, rewriteFrame: RewriteFrame) {
    this.#server = server;
    this.#rewriteFrame = rewriteFrame;
    this.shout = new ShoutRoom(server);
    this.#stopListening = server.hub.on((event) => this.#deliver(event));
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    this.#pingTimer.unref();
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** The account and the streams of each open socket, for the control door. */
  describe(): { account: string | null; streams: string[] }[] {
    return [...this.#sessions].map(({ auth, topics }) => ({
      account: auth.account?.username ?? null,
      streams: [...topics.keys()],
    }));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', logSocketError);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (isOfShoutbox(url)) {
      this.#upgradeShout(url, { request, socket, head });
      return;
    }
    const admitted = this.#admit(request.headers, url);
    if (typeof admitted === 'number') {
      refuse(socket, admitted);
      return;
    }
    // Without an echo, browsers that sent a subprotocol fail to connect, as with the real server.
    if (this.#server.behaviour.streaming?.tokenAsProtocol !== true)
      delete request.headers['sec-websocket-protocol'];
    this.#webSockets.handleUpgrade(request, socket, head, (opened) => this.#openSession(opened, admitted));
  }

  /** Opens a socket within this process; returns the status when it is refused. */
  connect(url: URL, end: ClientEnd): InProcessSocket | number {
    if (isOfShoutbox(url)) {
      const member = this.#errorStatus({}) ?? this.shout.admit(url);
      if (typeof member === 'number') return member;
      const socket = new InProcessSocket(end);
      this.shout.add(socket, member);
      return socket;
    }
    const admitted = this.#admit({}, url);
    if (typeof admitted === 'number') return admitted;
    const socket = new InProcessSocket(end);
    this.#openSession(socket, admitted);
    return socket;
  }

  /** Delivers an event; addresses in it have the origin that each socket uses. */
  #deliver(event: HubEvent): void {
    for (const origin of new Set([...this.#sessions].map((session) => session.origin))) {
      const sessions = [...this.#sessions].filter((session) => session.origin === origin);
      withRequestOrigin(origin, () => deliver(this.#server, event, sessions));
    }
  }

  #openSession(socket: ServerSocket, { auth, topic }: Admission): void {
    const session = new Session({ server: this.#server, rewriteFrame: this.#rewriteFrame }, socket, auth);
    if (topic) session.topics.set(topic.key, topic);
    this.#sessions.add(session);
    socket.on('close', () => this.#sessions.delete(session));
  }

  #upgradeShout(url: URL, { request, socket, head }: Upgrade): void {
    const admitted = this.#errorStatus(request.headers) ?? this.shout.admit(url);
    if (typeof admitted === 'number') {
      refuse(socket, admitted);
      return;
    }
    this.#webSockets.handleUpgrade(request, socket, head, (opened) => this.shout.add(opened, admitted));
  }

  /** Checks what applies to all sockets; returns the status when refused. */
  #errorStatus(headers: IncomingHttpHeaders): number | undefined {
    if (this.refusing) return 503;
    return isForeignOrigin(this.#server, headers.origin ?? null) ? 403 : undefined;
  }

  /** Checks who may connect; returns the status when refused. */
  #admit(headers: IncomingHttpHeaders, url: URL): Admission | number {
    const behaviour = this.#server.behaviour.streaming;
    const path = `${behaviour?.prefix ?? ''}/api/v1/streaming`;
    if (!behaviour || url.pathname.replace(/\/$/, '') !== path) return 404;
    const errorStatus = this.#errorStatus(headers);
    if (errorStatus !== undefined) return errorStatus;
    const protocol = behaviour.tokenAsProtocol ? headers['sec-websocket-protocol'] : undefined;
    const token = url.searchParams.get('access_token') ?? protocol;
    const auth = token === undefined ? ANONYMOUS : authenticateToken(this.#server, token);
    if (auth.token === null && (token !== undefined || !behaviour.openToVisitors)) return 401;
    return this.#firstStream(url, auth);
  }

  /** The stream in the address, if any; returns the status when refused. */
  #firstStream({ searchParams }: URL, auth: Auth): Admission | number {
    if (!searchParams.has('stream')) return { auth, topic: null };
    const topic = readTopic((name) => searchParams.get(name) ?? undefined, auth, this.#server);
    if (topic === 'unauthorized') return 401;
    return topic === 'bad_topic' ? 404 : { auth, topic };
  }

  #ping(): void {
    this.shout.closeIdle();
    for (const session of this.#sessions) {
      if (Date.now() - session.lastDataAt > IDLE_MS) session.socket.close(1000);
      else session.socket.ping();
    }
  }

  /** Closes all sockets, or those of one account; code 1006 means without a closing handshake. */
  drop(code: number, username: string | null): number {
    const isChosen = (account: Auth['account']) => username === null || account?.username === username;
    const chosen = [
      ...[...this.#sessions].filter(({ auth }) => isChosen(auth.account)),
      ...this.shout.members().filter(({ account }) => isChosen(account)),
    ];
    for (const { socket } of chosen) {
      if (code === 1006) socket.terminate();
      else socket.close(code);
    }
    return chosen.length;
  }

  /** Sends a frame to the sockets of an account or of a stream, without any check. */
  push(to: { account: string | null; stream: string | null }, frame: WireFrame): number {
    const chosen = [...this.#sessions].filter(({ auth, topics }) => {
      if (to.account !== null && auth.account?.username !== to.account) return false;
      return to.stream === null || topics.has(to.stream);
    });
    for (const session of chosen) session.sendAsIs(frame);
    return chosen.length;
  }

  close(): void {
    clearInterval(this.#pingTimer);
    this.#stopListening();
    this.shout.clear();
    this.drop(1001, null);
    for (const { socket } of this.#sessions) socket.terminate();
    this.#webSockets.close();
  }
}
