import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';

/** The part of a socket that a session needs; a socket of `ws` fits. */
export interface ServerSocket {
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
export interface ClientEnd {
  receive(text: string): void;
  /** Whether the end answers pings. */
  answersPing(): boolean;
  closed(code: number): void;
}

const ABNORMAL_CLOSURE = 1006;
const NORMAL_CLOSURE = 1000;

/** A socket within one process: messages arrive at once. */
export class InProcessSocket extends EventEmitter implements ServerSocket {
  readyState: number = WebSocket.OPEN;
  readonly #end: ClientEnd;

  constructor(end: ClientEnd) {
    super();
    this.#end = end;
  }

  send(text: string): void {
    this.#end.receive(text);
  }

  ping(): void {
    if (this.#end.answersPing()) this.emit('pong');
  }

  close(code = NORMAL_CLOSURE): void {
    this.#finish(code);
  }

  terminate(): void {
    this.#finish(ABNORMAL_CLOSURE);
  }

  /** Receives a message of the other end. */
  receive(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.emit('message', text, false);
  }

  #finish(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
    this.#end.closed(code);
  }
}
