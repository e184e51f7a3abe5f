import type { StreamName } from '@linnet/api';
import { isPlainObject } from '../kernel/json-record';

/** A request of a tab to the leading one. */
export type TabMessage =
  | { from: string; ask: 'open' }
  | { from: string; ask: 'close' }
  | { from: string; ask: 'renew' }
  | { from: string; ask: 'subscribe'; stream: StreamName }
  | { from: string; ask: 'unsubscribe'; stream: StreamName };

/** The question whether the leading tab still runs. */
export interface Ping {
  from: string;
  ask: 'here';
}

/** A message of the leading tab to the others. */
export type LeaderMessage =
  /** The sender leads from now on: the others have to open their connections again. */
  | { tell: 'leads' }
  /** The answer to `here`: the leading tab still runs. */
  | { tell: 'here' }
  /** The socket is signed in; sent to one tab that comes later, or to all (null). */
  | { tell: 'joined'; to: string | null }
  | { tell: 'event'; raw: string }
  /** To one tab: everything in a stream has been sent since `at`. */
  | { tell: 'granted'; stream: StreamName; at: number; to: string }
  | { tell: 'refused'; stream: StreamName }
  | { tell: 'closed'; code: number }
  /** The socket could not be created. */
  | { tell: 'failed' };

export type StreamMessage = TabMessage | Ping | LeaderMessage;

/** Undefined for a message from a tab of another version. */
export function readMessage(message: unknown): StreamMessage | undefined {
  if (!isPlainObject(message)) return undefined;
  return 'ask' in message ? readTabMessage(message) : readLeaderMessage(message);
}

function readTabMessage({ ask, from, stream }: Record<string, unknown>): TabMessage | Ping | undefined {
  if (typeof from !== 'string') return undefined;
  if (ask === 'here') return { from, ask };
  if (ask === 'open' || ask === 'close' || ask === 'renew') return { from, ask };
  const name = readStream(stream);
  return (ask === 'subscribe' || ask === 'unsubscribe') && name ? { from, ask, stream: name } : undefined;
}

function readLeaderMessage({
  tell,
  to,
  raw,
  stream,
  code,
  at,
}: Record<string, unknown>): LeaderMessage | undefined {
  if (tell === 'leads' || tell === 'here' || tell === 'failed') return { tell };
  if (tell === 'joined') return { tell, to: typeof to === 'string' ? to : null };
  if (tell === 'event') return typeof raw === 'string' ? { tell, raw } : undefined;
  if (tell === 'closed') return typeof code === 'number' ? { tell, code } : undefined;
  const name = readStream(stream);
  if (name === undefined) return undefined;
  if (tell === 'granted') {
    const isWhole = typeof at === 'number' && typeof to === 'string';
    return isWhole ? { tell, stream: name, at, to } : undefined;
  }
  return tell === 'refused' ? { tell, stream: name } : undefined;
}

function readStream(name: unknown): StreamName | undefined {
  if (!isPlainObject(name) || typeof name['stream'] !== 'string') return undefined;
  const { stream, list, tag, instance } = name;
  return {
    stream,
    ...(typeof list === 'string' && { list }),
    ...(typeof tag === 'string' && { tag }),
    ...(typeof instance === 'string' && { instance }),
  };
}
