import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';

const RECORD = 'linnet-moved-in';

/** What has been taken over from Pleroma-FE, so that it happens once. */
export interface Moved {
  settings: boolean;
  /** False while drafts wait for their author to sign in. */
  drafts: boolean;
}

export const movedRecord = {
  read(storage: RecordStorage): Moved {
    const { settings, drafts } = readJsonRecord(storage.read(RECORD));
    return { settings: settings === true, drafts: drafts === true };
  },
  write: (storage: RecordStorage, moved: Moved): boolean => storage.write(RECORD, JSON.stringify(moved)),
};
