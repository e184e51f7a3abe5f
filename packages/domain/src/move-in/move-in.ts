import type { Accounts, PageClient } from '../accounts/create-client';
import { loadPart } from '../kernel/lazy';
import { onePer } from '../kernel/one-per';
import { type TakeTurn, createTurns } from '../kernel/turns';
import type { FeRecords } from './fe-records';
import type { MovedIn } from './move-records';
import { movedRecord } from './moved-record';

/**
 * Takes over, once, what Pleroma-FE has stored in this browser; its records are not changed. Resolves to null when
 * there is nothing, or nothing new. Drafts wait until their author is signed in.
 */
export function moveIn(
  client: PageClient,
  readRecords: () => Promise<FeRecords | null>,
  browserLanguage: string,
): Promise<MovedIn | null> {
  return queueOf(client.accounts)(() => moveOnce(client, readRecords, browserLanguage));
}

/** Runs one `moveIn` of a page after the other: signing in shows another client, which calls it as well. */
const queueOf = onePer<Accounts, TakeTurn>(createTurns);

async function moveOnce(
  client: PageClient,
  readRecords: () => Promise<FeRecords | null>,
  browserLanguage: string,
): Promise<MovedIn | null> {
  const { storage } = client.environment;
  const moved = movedRecord.read(storage);
  if (moved.settings && moved.drafts) return null;
  const records = await readRecords();
  if (records === null) return null;
  const { moveRecords } = await loadPart(() => import('./move-records'));
  return moveRecords(client, records, browserLanguage);
}
