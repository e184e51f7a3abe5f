import { FakeSocket } from '@linnet/api/fake-socket';
import type { Sandbox } from '@linnet/sandbox';

type Connect = Parameters<Sandbox['connect']>[1];

interface Ways {
  connect: (end: Connect) => ReturnType<Sandbox['connect']>;
  later: (wait: number, task: () => void) => void;
  /** Milliseconds that something is on its way. */
  way: () => number;
  /** How often a frame arrives, and how much later than those after it. */
  copies: () => number;
  lateness: () => number;
  onEnd: () => void;
}

type Line = Exclude<ReturnType<Sandbox['connect']>, number>;

/** A socket to the server in this process, over a network that takes its time and breaks. */
export class ShakySocket extends FakeSocket {
  isAsleep = false;
  readonly #ways: Ways;
  #line: Line | null = null;
  /** What came while the device slept. */
  #held: string[] = [];
  /** Broken, and this end may not know. */
  #isCut = false;
  /** What has arrived last, by the order in which it was sent: frames do not overtake each other by themselves. */
  #lastWay = Promise.resolve();

  constructor(url: string, ways: Ways) {
    super(url);
    this.#ways = ways;
    ways.later(ways.way(), () => this.#enter());
  }

  override send(message: unknown): void {
    super.send(message);
    if (this.#isCut || typeof message !== 'string') return;
    this.#inOrder(() => !this.#isCut && this.#line?.receive(message));
  }

  override close(): void {
    if (this.readyState === this.CLOSED) return;
    super.close();
    this.#cut();
    this.#finish(1000);
  }

  /** Breaks; with null this end is not told. */
  breakOff(code: number | null): void {
    this.#cut();
    if (code !== null) this.#finish(code);
  }

  /** What came while the device slept arrives. */
  flush(): void {
    for (const text of this.#held.splice(0)) this.#arrive(text);
  }

  #enter(): void {
    if (this.#isCut || this.readyState !== this.CONNECTING) return;
    const line = this.#ways.connect({
      receive: (text) => this.#carry(text),
      answersPing: () => !this.isAsleep && !this.#isCut,
      closed: (code) => !this.#isCut && this.#inOrder(() => this.#hearEnd(code)),
    });
    if (typeof line === 'number') return this.#finish(1006);
    this.#line = line;
    this.accept();
  }

  #carry(text: string): void {
    if (this.#isCut) return;
    const late = this.#ways.lateness();
    for (let copy = this.#ways.copies(); copy > 0; copy -= 1) {
      // The server's own answers to requests are no news.
      if (late > 0 && !text.includes('pleroma:respond')) this.#ways.later(late, () => this.#arrive(text));
      else this.#inOrder(() => this.#arrive(text));
    }
  }

  #arrive(text: string): void {
    if (this.#isCut || this.readyState !== this.OPEN) return;
    if (this.isAsleep) this.#held.push(text);
    else this.receive(text);
  }

  #hearEnd(code: number): void {
    // Of one that sleeps it is told by `breakOff` when it wakes.
    if (this.isAsleep) return this.#cut();
    this.#cut();
    this.#finish(code);
  }

  #inOrder(task: () => void): void {
    const { later, way } = this.#ways;
    this.#lastWay = this.#lastWay
      .then(() => new Promise<void>((resolve) => later(way() / 10, resolve)))
      .then(task);
  }

  #cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#held = [];
    this.#line?.terminate();
  }

  #finish(code: number): void {
    this.#ways.onEnd();
    if (this.readyState !== this.CLOSED) this.end(code);
  }
}
