import type { AccountId, Relationship } from '@linnet/api';
import { isPlainObject } from '../kernel/json-record';

/** A message between the tabs of one viewer about a decision that the server has carried out. */
export type TabDecision =
  | { readonly relationship: Relationship }
  /** The end of a mute, in milliseconds since 1970; null for never. */
  | { readonly muted: AccountId; readonly end: number | null }
  | { readonly host: string; readonly isBlocked: boolean };

const flags: Record<Exclude<keyof Relationship, 'id' | 'note' | 'languages'>, true> = {
  following: true,
  followedBy: true,
  requested: true,
  blocking: true,
  blockedBy: true,
  muting: true,
  mutingNotifications: true,
  notifying: true,
  domainBlocking: true,
  showingRepeats: true,
  endorsed: true,
  requestedBy: true,
};

/** Null for a message about something else, or from a tab of another version. */
export function readTabDecision(message: unknown): TabDecision | null {
  if (!isPlainObject(message)) return null;
  const { relationship, muted, end, host, isBlocked } = message;
  if (isRelationship(relationship)) return { relationship };
  if (typeof host === 'string' && typeof isBlocked === 'boolean') return { host, isBlocked };
  if (!isId(muted)) return null;
  return end === null || typeof end === 'number' ? { muted, end } : null;
}

function isRelationship(value: unknown): value is Relationship {
  if (!isPlainObject(value) || !isId(value['id'])) return false;
  const { note, languages } = value;
  return (
    (note === null || typeof note === 'string') &&
    (languages === null || Array.isArray(languages)) &&
    Object.keys(flags).every((flag) => typeof value[flag] === 'boolean')
  );
}

function isId(value: unknown): value is AccountId {
  return typeof value === 'string' && value !== '';
}
