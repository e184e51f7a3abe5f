/** A fake `XMLHttpRequest`, which Node lacks; the test plays the network. */
export class FakeXhr extends EventTarget {
  static last: FakeXhr | null = null;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: readonly [method: string, url: string] | null = null;
  sent: unknown = undefined;
  withCredentials = false;
  status = 0;
  responseText = '';
  isAborted = false;

  constructor() {
    super();
    FakeXhr.last = this;
  }

  open(method: string, url: string): void {
    this.opened = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    const headers: Record<string, string> = { link: '<x>', 'retry-after': '30' };
    return headers[name] ?? null;
  }

  send(body: unknown): void {
    this.sent = body;
  }

  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(target: EventTarget, loaded: number, total: number): void {
    target.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }),
    );
  }

  load(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}
