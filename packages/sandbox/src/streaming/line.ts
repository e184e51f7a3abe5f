/** What a session needs of a socket. That of `ws` is one. */
export interface Line {
  readonly readyState: number;
  send(text: string): void;
  ping(): void;
  close(code?: number): void;
  /** Ends without a farewell. */
  terminate(): void;
  on(event: 'message', listener: (content: { toString(): string }, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}
