import { ACCOUNT_KINDS } from './manifest/account-kinds';
import { PRIVATE_KINDS } from './manifest/private-kinds';
import { STATUS_KINDS } from './manifest/status-kinds';
import { THREAD_KINDS } from './manifest/thread-kinds';

/** What the seeded world holds, and how one finds and counts it through the interface. */
export const KINDS = [...STATUS_KINDS, ...THREAD_KINDS, ...ACCOUNT_KINDS, ...PRIVATE_KINDS] as const;

export type KindKey = (typeof KINDS)[number]['key'];

/** Statuses that somebody wrote and that are still there; repeats come on top, as they are nobody's words. */
export const WRITTEN_STATUSES = 3000;
export const ACCOUNTS = 60;
