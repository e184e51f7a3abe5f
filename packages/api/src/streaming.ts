import { type StreamEvent, type StreamName, readFrame } from './streaming/frame';
import { createRequests } from './streaming/requests';

/** `base` is `wss://host`. A token becomes part of the address, for servers that accept nothing else. */
function streamingAddress(base: string, token: string | null): string {
  const address = `${base.replace(/\/+$/, '')}/api/v1/streaming`;
  return token === null ? address : `${address}?${new URLSearchParams({ access_token: token }).toString()}`;
}

export interface StreamOptions {
  /** `wss://host`. */
  url: string;
  token: string | null;
  /**
   * For servers without `pleroma:authenticate`: the token is part of the address, and subscriptions count as granted
   * after a moment, because those servers never confirm them.
   */
  tokenInAddress: boolean;
  open: (url: string) => WebSocket;
  /** The socket is open and signed in; earlier subscriptions are sent now. */
  onJoined: () => void;
  /** `raw` is the frame as received, to be forwarded to other tabs: see `readEvent`. */
  onEvent: (event: StreamEvent, raw: string) => void;
  /**
   * Called once, when the connection ends. `deliberate`: by our own `close()`, which calls this before it returns. A
   * rejected token is reported as a problem and then as code 1000, not deliberate, just as when the server closes for
   * it.
   */
  onClosed: (closed: { code: number; deliberate: boolean }) => void;
  /** Events of this stream arrive from now on. On servers that never confirm, called after a moment. */
  onGranted?: ((stream: StreamName) => void) | undefined;
  /** The server rejected this stream or did not answer. Only on servers that confirm. */
  onRejected?: ((stream: StreamName) => void) | undefined;
  /** For the log: what was ignored or rejected. Never contains the token. */
  onProblem: (what: string) => void;
}

export interface StreamConnection {
  subscribe(stream: StreamName): void;
  unsubscribe(stream: StreamName): void;
  close(): void;
}

const normalClosure = 1000;

/** Reads a frame that another tab received; null when it is no event. */
export function readEvent(raw: unknown): StreamEvent | null {
  const frame = readFrame(raw);
  return frame.kind === 'event' ? frame.event : null;
}

/** One connection to `/api/v1/streaming`, without reconnecting. Exceptions of `open` are thrown to the caller. */
export function connectStream(options: StreamOptions): StreamConnection {
  const { token, tokenInAddress, onProblem } = options;
  const socket = options.open(streamingAddress(options.url, tokenInAddress ? token : null));
  const requests = createRequests({
    send: (message) => socket.send(JSON.stringify(message)),
    awaitsAnswers: !tokenInAddress,
  });
  let state: 'joining' | 'joined' | 'closed' = 'joining';
  /** Requests from before the socket was ready. */
  const queued: { type: 'subscribe' | 'unsubscribe'; stream: StreamName }[] = [];

  function finish(closed: { code: number; deliberate: boolean }): void {
    if (state === 'closed') return;
    state = 'closed';
    queued.length = 0;
    requests.stop();
    options.onClosed(closed);
  }

  function join(): void {
    if (state !== 'joining') return;
    state = 'joined';
    for (const { type, stream } of queued.splice(0)) request(type, stream);
    options.onJoined();
  }

  function handleAuthentication(error: string | null): void {
    if (error === null || error === 'already_authenticated') {
      join();
      return;
    }
    onProblem(`not signed in: ${error}`);
    socket.close(normalClosure);
    finish({ code: normalClosure, deliberate: false });
  }

  function request(type: 'subscribe' | 'unsubscribe', stream: StreamName): void {
    if (state === 'closed') return;
    if (state === 'joining') {
      queued.push({ type, stream });
      return;
    }
    const onAnswer = (error: string | null): void => {
      if (error === null) {
        if (type === 'subscribe') options.onGranted?.(stream);
        return;
      }
      onProblem(`${type} ${stream.stream}: ${error}`);
      if (type === 'subscribe') options.onRejected?.(stream);
    };
    requests.add({ message: { type, ...stream }, onAnswer });
  }

  function handleMessage(message: unknown): void {
    if (state === 'closed') return;
    const frame = readFrame(message);
    if (frame.kind === 'event') options.onEvent(frame.event, String(message));
    else if (frame.kind === 'problem') onProblem(frame.what);
    else if (frame.kind === 'answer' && !requests.answer(frame.answer)) onProblem('answer to nothing asked');
  }

  socket.addEventListener('open', () => {
    if (state !== 'joining') return;
    if (token === null || tokenInAddress) join();
    else requests.add({ message: { type: 'pleroma:authenticate', token }, onAnswer: handleAuthentication });
  });
  socket.addEventListener('message', (event: MessageEvent<unknown>) => handleMessage(event.data));
  socket.addEventListener('close', ({ code }) => finish({ code, deliberate: false }));

  return {
    subscribe: (stream) => request('subscribe', stream),
    unsubscribe: (stream) => request('unsubscribe', stream),
    close() {
      socket.close(normalClosure);
      finish({ code: normalClosure, deliberate: true });
    },
  };
}
