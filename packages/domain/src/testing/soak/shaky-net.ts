import type { Sandbox } from '@linnet/sandbox';
import type { Chance } from './chance';
import { ShakySocket } from './shaky-socket';

/** What the network does between pages and server. */
export interface Weather {
  /** Nothing gets through. */
  isDown: boolean;
  /** Sockets are not let in. */
  refusesSockets: boolean;
  /** How often a frame comes twice, and how often one is overtaken by those after it; from 0 to 1. */
  repeats: number;
  lates: number;
  /** How often a request fails on its way, and how often the server has trouble or wants to be left alone. */
  breaks: number;
  troubles: number;
}

export const fairWeather: Weather = {
  isDown: false,
  refusesSockets: false,
  repeats: 0,
  lates: 0,
  breaks: 0,
  troubles: 0,
};

/** Milliseconds that a message is on its way, at most. */
const LONGEST_WAY = 300;
/** Milliseconds by which a frame is late that others overtake. */
const LATE = 3000;
/** A socket of which nothing is heard for so long is given up by the server. */
const GIVEN_UP_AFTER = 60_000;

export interface ShakyNet {
  weather: Weather;
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
  chance: Chance;
  /** Brings to a page, asleep or not, what is on its way. */
  later: (wait: number, task: () => void) => void;
  /** Time stands until it is over. */
  during: <T>(work: Promise<T>) => Promise<T>;
}

export function createShakyNet({ sandbox, chance, later, during }: Parts): ShakyNet {
  const net: ShakyNet = {
    weather: { ...fairWeather },
    fetch: ask,
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
        if (slept > GIVEN_UP_AFTER) socket.breakOff(silently ? null : 1006);
        else socket.flush();
      }
    },
    open: () => sockets.size,
    opened: () => opened,
    requests: () => asked,
  };
  const sockets = new Set<ShakySocket>();
  let asked = 0;
  let opened = 0;

  const way = (): number => chance.between(1, LONGEST_WAY);
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

  async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    asked += 1;
    const request = new Request(input, init);
    await wait(way());
    const { isDown, breaks, troubles } = net.weather;
    if (isDown || chance.is(breaks)) throw new TypeError('The connection broke.');
    const isRead = request.method === 'GET';
    if (isRead && chance.is(troubles)) return trouble();
    const answer = await during(sandbox.fetch(request));
    await wait(way());
    request.signal.throwIfAborted();
    if (net.weather.isDown || (isRead && chance.is(breaks))) throw new TypeError('The connection broke.');
    return answer;
  }

  function trouble(): Response {
    if (chance.is(0.5)) return Response.json({ error: 'Trouble' }, { status: 503 });
    const headers = { 'retry-after': String(chance.between(1, 20)) };
    return Response.json({ error: 'Too much' }, { status: 429, headers });
  }

  function openSocket(url: string): WebSocket {
    const socket = new ShakySocket(url, {
      connect: (end) =>
        net.weather.isDown || net.weather.refusesSockets
          ? 503
          : sandbox.connect(url.replace(/^ws/, 'http'), end),
      later,
      way,
      copies: () => (chance.is(net.weather.repeats) ? 2 : 1),
      lateness: () => (chance.is(net.weather.lates) ? chance.between(1, LATE) : 0),
      onEnd: () => sockets.delete(socket),
    });
    sockets.add(socket);
    opened += 1;
    return socket;
  }

  return net;
}
