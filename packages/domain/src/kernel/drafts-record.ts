import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../environment';

/** Prefix of the names of an account's draft records. */
export function draftsPrefix(account: AccountId): string {
  return `linnet-draft ${account} `;
}

/** Prefix of the names of an account's outbox records. */
export function jobsPrefix(account: AccountId): string {
  return `linnet-job ${account} `;
}

/** Prefix of the records of running uploads, one for each tab. */
export function uploadsPrefix(account: AccountId): string {
  return `linnet-uploads ${account} `;
}

/** Name of the record of which job made which post. */
export function postedRecord(account: AccountId): string {
  return `linnet-posted ${account}`;
}

/** Name of the record in which earlier versions stored the form for a new list. */
export function newListRecord(account: AccountId): string {
  return `linnet-new-list ${account}`;
}

/** Removes all drafts, jobs and uploads of an account from the device. */
export function forgetWriting(storage: RecordStorage, account: AccountId): void {
  for (const prefix of [draftsPrefix(account), jobsPrefix(account), uploadsPrefix(account)]) {
    for (const name of storage.names(prefix)) storage.remove(name);
  }
  storage.remove(postedRecord(account));
  storage.remove(newListRecord(account));
}
