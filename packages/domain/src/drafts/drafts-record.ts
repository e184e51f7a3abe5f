import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../environment';

/** What stands before the key of a draft in the names of an account's records. */
export function draftsPrefix(account: AccountId): string {
  return `linnet-draft ${account} `;
}

/** What stands before the id of a post that is on its way. */
export function jobsPrefix(account: AccountId): string {
  return `linnet-job ${account} `;
}

/** What stands before the name of a page with files on their way. */
export function uploadsPrefix(account: AccountId): string {
  return `linnet-uploads ${account} `;
}

/** Which posts were made by which jobs. */
export function postedRecord(account: AccountId): string {
  return `linnet-posted ${account}`;
}

/** Where earlier versions kept the list that somebody thinks of making. */
export function newListRecord(account: AccountId): string {
  return `linnet-new-list ${account}`;
}

/** Removes all that an account was writing and sending from the device. */
export function forgetWriting(storage: RecordStorage, account: AccountId): void {
  for (const prefix of [draftsPrefix(account), jobsPrefix(account), uploadsPrefix(account)]) {
    for (const name of storage.names(prefix)) storage.remove(name);
  }
  storage.remove(postedRecord(account));
  storage.remove(newListRecord(account));
}
