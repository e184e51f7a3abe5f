import { FakeSocket } from '@linnet/api/fake-socket';
import type { Sandbox } from '@linnet/sandbox';

type SandboxSocket = Exclude<ReturnType<Sandbox['connect']>, number>;

/** The close code of a broken connection. */
const ABNORMAL_CLOSURE = 1006;

/** A WebSocket to a sandbox server in the same process. */
export class InProcessSocket extends FakeSocket {
  #socket: SandboxSocket | null = null;

  constructor(sandbox: Sandbox, url: string) {
    super(url);
    // As on a network, nothing happens before the caller has the socket.
    queueMicrotask(() => this.#connect(sandbox));
  }

  override send(message: unknown): void {
    super.send(message);
    if (typeof message === 'string') this.#socket?.receive(message);
  }

  override close(): void {
    super.close();
    this.#socket?.close();
  }

  #connect(sandbox: Sandbox): void {
    if (this.readyState !== this.CONNECTING) return;
    const line = sandbox.connect(this.url, {
      // Nothing arrives before the current call has returned.
      receive: (text) => queueMicrotask(() => this.receive(text)),
      answersPing: () => true,
      closed: (code) => this.end(code),
    });
    if (typeof line === 'number') return this.end(ABNORMAL_CLOSURE);
    this.#socket = line;
    this.accept();
  }
}
