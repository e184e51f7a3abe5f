import type { StatusId } from '@linnet/api';
import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import type { AccountRecords } from '../kernel/records';

/** Ids that are remembered: more than are ever compared. */
const MOST = 60;

/**
 * Which post was made by which job, so that a post that is looked for is not confused with another one of the same
 * text.
 */
export interface PostedIds {
  add(id: StatusId, step: string): void;
  /** Whether the post was made by something else than this step. */
  isOfAnother(id: StatusId, step: string): boolean;
}

/** Stored, and shared by the tabs of a browser. */
export function createPostedIds(storage: RecordStorage, records: AccountRecords | null): PostedIds {
  const record = records && records.name('posted');
  /** What could not be stored. */
  let unkept: Record<string, unknown> = {};

  const all = (): Record<string, unknown> => {
    return { ...(record === null ? {} : readJsonRecord(storage.read(record))), ...unkept };
  };

  return {
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

/** The name of a step of a job in this record. The rest of a thread goes on under the same name. */
export function stepName(job: string, index: number): string {
  return index === 0 ? job : `${job}.${index}`;
}
