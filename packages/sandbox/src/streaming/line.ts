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
