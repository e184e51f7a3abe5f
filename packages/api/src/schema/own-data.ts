import {
  type ModelOf,
  isObject,
  readCountOrNull,
  readFlag,
  readTextOrNull,
  readTime,
  readWebAddress,
} from './read';

/** An archive of the account, made by the server. */
export type Backup = ModelOf<typeof readBackup>;

/** States of newer servers, which say more than whether a backup is done. */
const runningStates = ['pending', 'running'];

export function readBackup(json: unknown) {
  if (!isObject(json)) return undefined;
  const url = readWebAddress(json, 'url');
  const id = json['id'];
  const state = readTextOrNull(json, 'state');
  const isDone = readFlag(json, 'processed');
  const hasFailed = !isDone && state !== null && !runningStates.includes(state);
  return {
    /** Null where the server sends none. */
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : null,
    state: isDone && url !== null ? 'ready' : hasFailed ? 'failed' : 'running',
    /** The archive; the address is as secret as what is in it. */
    url,
    /** ISO 8601; null when the server does not say. */
    requestedAt: readTime(json, 'inserted_at'),
    /** Bytes; null when it is not known yet. */
    size: readCountOrNull(json, 'file_size') || null,
    /** How many records are in it so far; null when the server does not say. */
    records: readCountOrNull(json, 'processed_number'),
  } as const;
}
