import type { AccountId } from '@linnet/api';
import { draftsPrefix } from '../../drafts/drafts-record';
import type { RecordStorage } from '../../environment';
import { type DeviceRecord, readDeviceRecord, writeDeviceRecord } from './device-record';

/** Among the drafts of posts, so that it stays and goes with them; none of those has this name. */
function nameOf(account: AccountId): string {
  return `${draftsPrefix(account)}settings`;
}

/** The settings of somebody who has left this browser, as far as they may be nowhere else. */
export const asideRecord = {
  read(storage: RecordStorage, account: AccountId): DeviceRecord | null {
    const record = readDeviceRecord(storage.read(nameOf(account)));
    return record?.account === account ? record : null;
  },
  /** False when it could not be kept. */
  write: (storage: RecordStorage, record: DeviceRecord): boolean =>
    storage.write(nameOf(record.account), writeDeviceRecord(record)),
  remove: (storage: RecordStorage, account: AccountId): void => storage.remove(nameOf(account)),
};
