import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readDrafts, writeDrafts, type StoredDraft, type StoredDrafts } from './stored-drafts';

/** Milliseconds of quiet after which typing is written to storage. */
const WRITE_AFTER = 250;

/** The drafts of one account at a time, in memory and, a moment later, in storage. */
export interface DraftRecords {
  get(key: string): StoredDraft | undefined;
  all(): StoredDrafts;
  /** Null takes the draft away. */
  put(key: string, draft: StoredDraft | null): void;
  /** Writes what is waiting to be written. */
  flush(): void;
  /** Goes over to the drafts of another account; those of the one before are written first. */
  turnTo(account: AccountId | null): void;
  /** Removes the drafts of the present account, here and in storage. */
  forget(): void;
}

export function createDraftRecords(storage: RecordStorage, onRefused: () => void): DraftRecords {
  let owner: AccountId | null = null;
  let drafts: StoredDrafts = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (owner !== null && !writeDrafts(storage, owner, drafts)) onRefused();
  }

  return {
    flush,
    get: (key) => drafts[key],
    all: () => drafts,
    put(key, draft) {
      const { [key]: _before, ...others } = drafts;
      drafts = draft === null ? others : { ...others, [key]: draft };
      timer ??= setTimeout(flush, WRITE_AFTER);
    },
    turnTo(account) {
      flush();
      owner = account;
      drafts = account === null ? {} : readDrafts(storage, account);
    },
    forget() {
      clearTimeout(timer);
      timer = undefined;
      drafts = {};
      if (owner !== null) writeDrafts(storage, owner, drafts);
    },
  };
}
