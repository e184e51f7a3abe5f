import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import type { AccountRecords } from '../kernel/records';

/** How many ids are stored: more than are ever compared. */
const MAX_IDS = 60;

/**
 * Which post or chat message was made by which job, so that a search does not confuse those of the same text.
 */
export interface PostedIds {
  add(id: string, step: string): void;
  /** Whether the post was made by something else than this step. */
  isOfAnother(id: string, step: string): boolean;
}

/** The ids are stored on the device, where all tabs read them. */
export function createPostedIds(storage: RecordStorage, records: AccountRecords | null): PostedIds {
  const record = records && records.name('posted');
  /** Ids that could not be stored, with their steps. */
  let unstored: Record<string, unknown> = {};

  const all = (): Record<string, unknown> => {
    return { ...(record === null ? {} : readJsonRecord(storage.read(record))), ...unstored };
  };

  return {
    add(id, step) {
      const newest = Object.fromEntries([...Object.entries(all()), [id, step]].slice(-MAX_IDS));
      const isStored = record !== null && storage.write(record, JSON.stringify(newest));
      unstored = isStored ? {} : newest;
    },
    isOfAnother(id, step) {
      const known = all()[id];
      return known !== undefined && known !== step;
    },
  };
}

/** The name of a step of a job in this record; the first step has the name of its job. */
export function stepName(job: string, index: number): string {
  return index === 0 ? job : `${job}.${index}`;
}
