import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';

/** The part of a socket that a session needs; a socket of `ws` fits. */
export interface Line {
  readonly readyState: number;
  send(text: string): void;
  ping(): void;
  close(code?: number): void;
  /** Closes without a closing handshake. */
  terminate(): void;
  on(event: 'message', listener: (content: { toString(): string }, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The other end of a socket within this process. */
export interface NearEnd {
  hear(text: string): void;
  /** Whether the end answers pings. */
  answersPing(): boolean;
  closed(code: number): void;
}

const GONE = 1006;
const NORMAL = 1000;

/** A socket within one process: messages arrive at once. */
export class NearLine extends EventEmitter implements Line {
  readyState: number = WebSocket.OPEN;
  readonly #end: NearEnd;

  constructor(end: NearEnd) {
    super();
    this.#end = end;
  }

  send(text: string): void {
    this.#end.hear(text);
  }

  ping(): void {
    if (this.#end.answersPing()) this.emit('pong');
  }

  close(code = NORMAL): void {
    this.#finish(code);
  }

  terminate(): void {
    this.#finish(GONE);
  }

  /** Receives a message of the other end. */
  say(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.emit('message', text, false);
  }

  #finish(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
    this.#end.closed(code);
  }
}
