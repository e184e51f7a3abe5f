import type { WireFrame } from '@linnet/api/wire';
import { WebSocket } from 'ws';

/** A client of the streaming socket that keeps every frame until it is read. */
export class Stream {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #frames: WireFrame[] = [];
  readonly #waiting: { matches: (frame: WireFrame) => boolean; resolve: (frame: WireFrame) => void }[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('message', (content) => {
      const frame = JSON.parse(String(content)) as WireFrame;
      const index = this.#waiting.findIndex(({ matches }) => matches(frame));
      const [waiter] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (waiter) waiter.resolve(frame);
      else this.#frames.push(frame);
    });
  }

  /** Frames that were not read yet. */
  get unread(): readonly WireFrame[] {
    return this.#frames;
  }

  /** The first matching frame, received or still to come. */
  next(matches: (frame: WireFrame) => boolean): Promise<WireFrame> {
    const index = this.#frames.findIndex(matches);
    const [found] = index < 0 ? [] : this.#frames.splice(index, 1);
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => this.#waiting.push({ matches, resolve }));
  }

  event(name: string): Promise<WireFrame> {
    return this.next((frame) => frame.event === name);
  }

  /** Sends a request and resolves to the payload of its answer. */
  async ask(request: Record<string, string>): Promise<unknown> {
    this.socket.send(JSON.stringify(request));
    return JSON.parse((await this.event('pleroma:respond')).payload ?? 'null');
  }
}

/** Opens a socket on `/api/v1/streaming`; resolves to the status when it is refused. */
export async function openStream(
  url: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<Stream | number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming${query}`, { headers });
  const stream = new Stream(socket);
  return new Promise((resolve) => {
    socket.on('open', () => resolve(stream));
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => resolve(0));
  });
}
