import type { RecordStorage } from '../../environment';
import { readJsonRecord } from '../../json-record';

const RECORD = 'linnet-moved-in';

/** What has come along from Pleroma-FE, so that it does once. */
export interface Moved {
  settings: boolean;
  /** They wait for the person who wrote them. */
  drafts: boolean;
}

export const movedRecord = {
  read(storage: RecordStorage): Moved {
    const { settings, drafts } = readJsonRecord(storage.read(RECORD));
    return { settings: settings === true, drafts: drafts === true };
  },
  write: (storage: RecordStorage, moved: Moved): boolean => storage.write(RECORD, JSON.stringify(moved)),
};
