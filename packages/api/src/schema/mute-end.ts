import type { AccountId } from '../model/ids';
import { isObject, readId, readTime } from './read';

export interface MuteEnd {
  id: AccountId;
  /** Null for a mute without end, undefined when the server does not say. */
  endsAt: string | null | undefined;
}

/** Reads a row of the list of mutes. Undefined without an id. */
export function readMuteEnd(json: unknown): MuteEnd | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    endsAt: Object.hasOwn(json, 'mute_expires_at') ? readTime(json, 'mute_expires_at') : undefined,
  };
}
