import type { Sandbox } from '@linnet/sandbox';
import type { Random } from './chance';
import { UnreliableSocket } from './shaky-socket';

/** What the network does between pages and server. */
export interface NetworkConditions {
  /** Nothing gets through. */
  isDown: boolean;
  /** Sockets are not let in. */
  refusesSockets: boolean;
  /** How often a frame comes twice, and how often one is overtaken by those after it; from 0 to 1. */
  duplicateRate: number;
  lateRate: number;
  /** How often a request fails on its way, and how often the server has trouble or wants to be left alone. */
  failureRate: number;
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

/** Milliseconds that a message is on its way, at most. */
const MAX_LATENCY_MS = 300;
/** Milliseconds by which a frame is late that others overtake. */
const MAX_LATENESS_MS = 3000;
/** A socket of which nothing is heard for so long is given up by the server. */
const SOCKET_TIMEOUT_MS = 60_000;

export interface UnreliableNetwork {
  conditions: NetworkConditions;
  fetch: typeof fetch;
  openSocket: (url: string) => WebSocket;
  /** Every socket breaks; what is on its way in it is lost. `null`: nobody is told. */
  drop(code: number | null): void;
  fallAsleep(): void;
  /** `silently`: what broke meanwhile does not tell. */
  awake(slept: number, silently: boolean): void;
  /** Sockets that are open or being opened, as the pages see it. */
  open(): number;
  /** How many there were so far. */
  opened(): number;
  requests(): number;
}

interface Parts {
  sandbox: Sandbox;
  chance: Random;
  /** Brings to a page, asleep or not, what is on its way. */
  deliver: (wait: number, task: () => void) => void;
  /** Time stands until it is over. */
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
