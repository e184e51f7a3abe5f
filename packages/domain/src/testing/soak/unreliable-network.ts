import type { Sandbox } from '@linnet/sandbox';
import type { Random } from './random';
import { UnreliableSocket } from './unreliable-socket';

/** The state of the network between pages and server. Rates are probabilities from 0 to 1. */
export interface NetworkConditions {
  /** All requests and new sockets fail. */
  isDown: boolean;
  /** New sockets are refused with 503. */
  refusesSockets: boolean;
  /** Frames that arrive twice. */
  duplicateRate: number;
  /** Frames that arrive after later ones. */
  lateRate: number;
  /** Requests that fail on the network. */
  failureRate: number;
  /** Reading requests that are answered with 503 or 429. */
  serverErrorRate: number;
}

export const goodConditions: NetworkConditions = {
  isDown: false,
  refusesSockets: false,
  duplicateRate: 0,
  lateRate: 0,
  failureRate: 0,
  serverErrorRate: 0,
};

const MAX_LATENCY_MS = 300;
const MAX_LATENESS_MS = 3000;
/** The server closes a socket that has been silent for this long. */
const SOCKET_TIMEOUT_MS = 60_000;

export interface UnreliableNetwork {
  conditions: NetworkConditions;
  fetch: typeof fetch;
  openSocket: (url: string) => WebSocket;
  /** Breaks every socket; messages under way are lost. `null`: the pages do not notice. */
  drop(code: number | null): void;
  fallAsleep(): void;
  /** Ends the sleep. `silently`: pages do not notice which sockets broke meanwhile. */
  awake(slept: number, silently: boolean): void;
  /** The number of sockets that pages consider open or opening. */
  open(): number;
  /** The number of sockets opened so far. */
  opened(): number;
  requests(): number;
}

interface Parts {
  sandbox: Sandbox;
  chance: Random;
  /** Runs a page's task after `wait` milliseconds, also while the page sleeps. */
  deliver: (wait: number, task: () => void) => void;
  /** Awaits work in real time; the clock does not advance meanwhile. */
  runInRealTime: <T>(work: Promise<T>) => Promise<T>;
}

export function createUnreliableNetwork({
  sandbox,
  chance,
  deliver,
  runInRealTime,
}: Parts): UnreliableNetwork {
  const net: UnreliableNetwork = {
    conditions: { ...goodConditions },
    fetch: fetchUnreliably,
    openSocket,
    drop(code) {
      for (const socket of sockets) socket.breakOff(code);
    },
    fallAsleep() {
      for (const socket of sockets) socket.isAsleep = true;
    },
    awake(slept, silently) {
      for (const socket of [...sockets]) {
        socket.isAsleep = false;
        if (slept > SOCKET_TIMEOUT_MS) socket.breakOff(silently ? null : 1006);
        else socket.flush();
      }
    },
    open: () => sockets.size,
    opened: () => opened,
    requests: () => requestCount,
  };
  const sockets = new Set<UnreliableSocket>();
  let requestCount = 0;
  let opened = 0;

  const latency = (): number => chance.between(1, MAX_LATENCY_MS);
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

  async function fetchUnreliably(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    requestCount += 1;
    const request = new Request(input, init);
    await wait(latency());
    const { isDown, failureRate, serverErrorRate } = net.conditions;
    if (isDown || chance.is(failureRate)) throw new TypeError('The connection broke.');
    const isRead = request.method === 'GET';
    if (isRead && chance.is(serverErrorRate)) return serverError();
    const answer = await runInRealTime(sandbox.fetch(request));
    await wait(latency());
    request.signal.throwIfAborted();
    if (net.conditions.isDown || (isRead && chance.is(failureRate)))
      throw new TypeError('The connection broke.');
    return answer;
  }

  function serverError(): Response {
    if (chance.is(0.5)) return Response.json({ error: 'Trouble' }, { status: 503 });
    const headers = { 'retry-after': String(chance.between(1, 20)) };
    return Response.json({ error: 'Too much' }, { status: 429, headers });
  }

  function openSocket(url: string): WebSocket {
    const socket = new UnreliableSocket(url, {
      connect: (end) =>
        net.conditions.isDown || net.conditions.refusesSockets
          ? 503
          : sandbox.connect(url.replace(/^ws/, 'http'), end),
      deliver,
      latency,
      copies: () => (chance.is(net.conditions.duplicateRate) ? 2 : 1),
      lateness: () => (chance.is(net.conditions.lateRate) ? chance.between(1, MAX_LATENESS_MS) : 0),
      onEnd: () => sockets.delete(socket),
    });
    sockets.add(socket);
    opened += 1;
    return socket;
  }

  return net;
}
