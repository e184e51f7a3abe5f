import { ACCOUNT_KINDS } from './manifest/account-kinds';
import { PRIVATE_KINDS } from './manifest/private-kinds';
import { STATUS_KINDS } from './manifest/status-kinds';
import { THREAD_KINDS } from './manifest/thread-kinds';

/** The kinds of things in the seeded world, and how to find and count them through the API. */
export const KINDS = [...STATUS_KINDS, ...THREAD_KINDS, ...ACCOUNT_KINDS, ...PRIVATE_KINDS] as const;

export type KindKey = (typeof KINDS)[number]['key'];

/** Statuses that are not deleted; repeats are not counted. */
export const WRITTEN_STATUSES = 3000;
export const ACCOUNTS = 60;
