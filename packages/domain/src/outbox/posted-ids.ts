import type { AccountId, StatusId } from '@linnet/api';
import { postedRecord } from '../drafts/drafts-record';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';

/** So many are remembered: more than are ever looked through. */
const MOST = 60;

/** Which post was made by which job: one that is looked for is never taken for another with the same words. */
export interface PostedIds {
  turnTo(account: AccountId | null): void;
  add(id: StatusId, step: string): void;
  /** The post is there because of something else than this step. */
  isOfAnother(id: StatusId, step: string): boolean;
}

/** Shared by the pages of a browser, and outlives them. */
export function createPostedIds(storage: RecordStorage): PostedIds {
  let record: string | null = null;
  /** What storage did not take. */
  let unkept: Record<string, unknown> = {};

  const all = (): Record<string, unknown> => {
    return { ...(record === null ? {} : readJsonRecord(storage.read(record))), ...unkept };
  };

  return {
    turnTo(account) {
      record = account === null ? null : postedRecord(account);
      unkept = {};
    },
    add(id, step) {
      const newest = Object.fromEntries([...Object.entries(all()), [id, step]].slice(-MOST));
      const isKept = record !== null && storage.write(record, JSON.stringify(newest));
      unkept = isKept ? {} : newest;
    },
    isOfAnother(id, step) {
      const known = all()[id];
      return known !== undefined && known !== step;
    },
  };
}

/** How a step of a job is called there. What is left of a thread goes on under the same name. */
export function stepName(job: string, index: number): string {
  return index === 0 ? job : `${job}.${index}`;
}
