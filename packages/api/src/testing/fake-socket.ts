/** A fake WebSocket; the test plays the server. */
export class FakeSocket extends EventTarget implements WebSocket {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly bufferedAmount = 0;
  readonly extensions = '';
  readonly protocol = '';
  readonly url: string;
  binaryType: BinaryType = 'blob';
  readyState: 0 | 1 | 2 | 3 = this.CONNECTING;
  readonly sent: unknown[] = [];

  /** Handlers become listeners: not every test's `EventTarget` knows handlers. They are set once. */
  set onopen(handle: (event: Event) => void) {
    this.addEventListener('open', handle);
  }
  set onmessage(handle: (event: Event) => void) {
    this.addEventListener('message', handle);
  }
  set onclose(handle: (event: Event) => void) {
    this.addEventListener('close', handle);
  }
  set onerror(handle: (event: Event) => void) {
    this.addEventListener('error', handle);
  }

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(message: unknown): void {
    if (this.readyState === this.CONNECTING) throw new DOMException('not open', 'InvalidStateError');
    this.sent.push(typeof message === 'string' ? JSON.parse(message) : message);
  }

  close(): void {
    this.readyState = this.CLOSING;
  }

  /** The server accepts the connection. */
  accept(): void {
    this.readyState = this.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  receiveFrame(frame: unknown): void {
    this.receive(JSON.stringify(frame));
  }

  /** The server answers the previous request. */
  answer(type: string, error?: string): void {
    const payload = error === undefined ? { type, result: 'success' } : { type, result: 'error', error };
    this.receiveFrame({ event: 'pleroma:respond', payload: JSON.stringify(payload) });
  }

  /** The server closes the connection. */
  end(code: number): void {
    this.readyState = this.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
