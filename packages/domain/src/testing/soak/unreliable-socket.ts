import { FakeSocket } from '@linnet/api/fake-socket';
import type { Sandbox } from '@linnet/sandbox';

type Connect = Parameters<Sandbox['connect']>[1];

interface SocketConditions {
  connect: (end: Connect) => ReturnType<Sandbox['connect']>;
  deliver: (wait: number, task: () => void) => void;
  /** How long a message takes, in milliseconds. */
  latency: () => number;
  /** How many times a frame arrives, and by how many milliseconds it is delayed behind later frames. */
  copies: () => number;
  lateness: () => number;
  onEnd: () => void;
}

type SandboxSocket = Exclude<ReturnType<Sandbox['connect']>, number>;

/** A socket to the sandbox in this process, over a network with latency and errors. */
export class UnreliableSocket extends FakeSocket {
  isAsleep = false;
  readonly #conditions: SocketConditions;
  #socket: SandboxSocket | null = null;
  /** Frames that arrived while the device slept. */
  #held: string[] = [];
  /** The connection is broken; the page may not have noticed. */
  #isCut = false;
  /** Resolves when the previous message has arrived: without `lateness`, messages arrive in the order of sending. */
  #lastArrival = Promise.resolve();

  constructor(url: string, conditions: SocketConditions) {
    super(url);
    this.#conditions = conditions;
    conditions.deliver(conditions.latency(), () => this.#connect());
  }

  override send(message: unknown): void {
    super.send(message);
    if (this.#isCut || typeof message !== 'string') return;
    this.#inOrder(() => !this.#isCut && this.#socket?.receive(message));
  }

  override close(): void {
    if (this.readyState === this.CLOSED) return;
    super.close();
    this.#cut();
    this.#finish(1000);
  }

  /** Breaks the connection; with null the page does not notice. */
  breakOff(code: number | null): void {
    this.#cut();
    if (code !== null) this.#finish(code);
  }

  /** Delivers the frames that arrived while the device slept. */
  flush(): void {
    for (const text of this.#held.splice(0)) this.#arrive(text);
  }

  #connect(): void {
    if (this.#isCut || this.readyState !== this.CONNECTING) return;
    const line = this.#conditions.connect({
      receive: (text) => this.#carry(text),
      answersPing: () => !this.isAsleep && !this.#isCut,
      closed: (code) => !this.#isCut && this.#inOrder(() => this.#hearEnd(code)),
    });
    if (typeof line === 'number') return this.#finish(1006);
    this.#socket = line;
    this.accept();
  }

  #carry(text: string): void {
    if (this.#isCut) return;
    const late = this.#conditions.lateness();
    for (let copy = this.#conditions.copies(); copy > 0; copy -= 1) {
      // Answers to the socket's own requests are never late.
      if (late > 0 && !text.includes('pleroma:respond'))
        this.#conditions.deliver(late, () => this.#arrive(text));
      else this.#inOrder(() => this.#arrive(text));
    }
  }

  #arrive(text: string): void {
    if (this.#isCut || this.readyState !== this.OPEN) return;
    if (this.isAsleep) this.#held.push(text);
    else this.receive(text);
  }

  #hearEnd(code: number): void {
    // A sleeping page learns of it by `breakOff` when it wakes.
    if (this.isAsleep) return this.#cut();
    this.#cut();
    this.#finish(code);
  }

  #inOrder(task: () => void): void {
    const { deliver, latency } = this.#conditions;
    this.#lastArrival = this.#lastArrival
      .then(() => new Promise<void>((resolve) => deliver(latency() / 10, resolve)))
      .then(task);
  }

  #cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#held = [];
    this.#socket?.terminate();
  }

  #finish(code: number): void {
    this.#conditions.onEnd();
    if (this.readyState !== this.CLOSED) this.end(code);
  }
}
