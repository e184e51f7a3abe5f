import { FakeSocket } from '@linnet/api/fake-socket';
import type { Sandbox } from '@linnet/sandbox';

type Line = Exclude<ReturnType<Sandbox['connect']>, number>;

/** The close code of a broken connection. */
const BROKEN = 1006;

/** A WebSocket to a sandbox server in the same process. */
export class NearSocket extends FakeSocket {
  #line: Line | null = null;

  constructor(sandbox: Sandbox, url: string) {
    super(url);
    // As on a network, nothing happens before the caller has the socket.
    queueMicrotask(() => this.#enter(sandbox));
  }

  override send(message: unknown): void {
    super.send(message);
    if (typeof message === 'string') this.#line?.receive(message);
  }

  override close(): void {
    super.close();
    this.#line?.close();
  }

  #enter(sandbox: Sandbox): void {
    if (this.readyState !== this.CONNECTING) return;
    const line = sandbox.connect(this.url, {
      // Nothing arrives before the current call has returned.
      receive: (text) => queueMicrotask(() => this.receive(text)),
      answersPing: () => true,
      closed: (code) => this.end(code),
    });
    if (typeof line === 'number') return this.end(BROKEN);
    this.#line = line;
    this.accept();
  }
}
