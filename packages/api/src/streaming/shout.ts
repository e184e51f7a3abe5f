import { Socket } from 'phoenix';
import { type ShoutMessage, readShoutMessage } from '../schema/conversations';
import { isObject, readRows } from '../schema/read';
import { parseJson } from '../transport/error';

const TOPIC = 'chat:public';
/** The server sends its last 20. */
const MAX_MESSAGES = 100;
/** How long joining may take, in milliseconds. */
const JOIN_TIMEOUT_MS = 10_000;
const RECONNECT_STEP_MS = 1000;
const MAX_RECONNECT_MS = 60_000;

export interface ShoutOptions {
  /** `wss://host`. */
  url: string;
  /** The account's chat token, read at each attempt to connect. */
  token: () => string;
  open: (url: string) => WebSocket;
  /** Called each time the viewer has joined, with all messages that the server keeps, the oldest first. */
  onMessages: (messages: readonly ShoutMessage[]) => void;
  onMessage: (message: ShoutMessage) => void;
  /** The connection has ended, or was refused; another attempt follows by itself. */
  onBroken: () => void;
}

export interface ShoutConnection {
  /** The server does not answer: everybody in the room gets the message, the sender too. */
  say(text: string): void;
  close(): void;
}

/** Nothing of the connection is stored. */
const noStorage = { getItem: () => null, setItem() {}, removeItem() {} };

/** Connects the viewer to the shoutbox at `/socket/websocket`, and again whenever the connection breaks. */
export function connectShoutbox(options: ShoutOptions): ShoutConnection {
  const { url, token, open, onMessages, onMessage, onBroken } = options;
  let isClosed = false;
  const handleBreak = (): void => void (isClosed || onBroken());
  // A class, because Phoenix calls it with `new`: minified, a function would no longer allow that.
  class Transport {
    constructor(address: string) {
      return open(address);
    }
  }
  const socket = new Socket(`${url.replace(/\/+$/, '')}/socket`, {
    transport: Transport,
    decode: readFrame,
    params: () => ({ token: token() }),
    vsn: '2.0.0',
    timeout: JOIN_TIMEOUT_MS,
    reconnectAfterMs: (tries) => Math.min(RECONNECT_STEP_MS * tries, MAX_RECONNECT_MS),
    sessionStorage: noStorage,
  });
  socket.onClose(handleBreak);
  const channel = socket.channel(TOPIC);
  channel.onError(handleBreak);
  channel.onClose(handleBreak);
  channel.on('messages', (payload: unknown) => {
    if (isObject(payload))
      onMessages(readRows(payload, 'messages', { limit: MAX_MESSAGES, row: readShoutMessage }));
  });
  channel.on('new_msg', (payload: unknown) => {
    const message = readShoutMessage(payload);
    if (message !== undefined) onMessage(message);
  });
  socket.connect();
  channel.join().receive('error', handleBreak).receive('timeout', handleBreak);

  return {
    say: (text) => void channel.push('new_msg', { text }),
    close() {
      isClosed = true;
      socket.disconnect();
    },
  };
}

/** Passes on a valid frame; ignores anything else. */
function readFrame(frame: string, pass: (frame: object) => void | Promise<void>): void {
  const parts = parseJson(frame);
  if (!Array.isArray(parts)) return;
  const [join_ref, ref, topic, event, payload]: unknown[] = parts;
  if (typeof topic === 'string' && typeof event === 'string')
    void pass({ join_ref, ref, topic, event, payload: isObject(payload) ? payload : {} });
}
