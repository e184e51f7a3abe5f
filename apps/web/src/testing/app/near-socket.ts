import { FakeSocket } from '@linnet/api/fake-socket';
import type { Sandbox } from '@linnet/sandbox';

type Line = Exclude<ReturnType<Sandbox['connect']>, number>;

/** The code of a connection that broke off. */
const BROKEN = 1006;

/** A socket to a sandbox in the same process. */
export class NearSocket extends FakeSocket {
  #line: Line | null = null;

  constructor(sandbox: Sandbox, url: string) {
    super(url);
    // As on a network, nothing happens before the caller has heard of the socket.
    queueMicrotask(() => this.#enter(sandbox));
  }

  override send(message: unknown): void {
    super.send(message);
    if (typeof message === 'string') this.#line?.say(message);
  }

  override close(): void {
    super.close();
    this.#line?.close();
  }

  #enter(sandbox: Sandbox): void {
    if (this.readyState !== this.CONNECTING) return;
    const line = sandbox.connect(this.url, {
      // Nothing arrives while the one who asked is still asking.
      hear: (text) => queueMicrotask(() => this.receive(text)),
      answersPing: () => true,
      closed: (code) => this.end(code),
    });
    if (typeof line === 'number') return this.end(BROKEN);
    this.#line = line;
    this.accept();
  }
}
