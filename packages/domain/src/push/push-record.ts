import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';

const PREFIX = 'linnet-push ';
/** Milliseconds after which a server is asked again whether it still knows the subscription. */
const TRUSTED_FOR = 86_400_000;

/** What the server was last told of the subscription of somebody on this device. */
export interface PushRecord {
  readonly endpoint: string;
  readonly asked: Readonly<Record<string, boolean>>;
  /** What it answered. */
  readonly carried: Readonly<Record<string, boolean>>;
}

export interface KeptPushRecord extends PushRecord {
  /** The server has to be asked whether it still knows it. */
  readonly isOld: boolean;
}

export interface PushRecords {
  read(account: AccountId): KeptPushRecord | null;
  write(account: AccountId, record: PushRecord): void;
  /** Of everybody: nobody's stays behind. */
  clear(): void;
}

type Flags = Readonly<Record<string, boolean>>;

export function createPushRecords(storage: RecordStorage, now: () => number): PushRecords {
  return {
    read(account) {
      const { endpoint, asked, carried, at } = readJsonRecord(storage.read(PREFIX + account));
      if (typeof endpoint !== 'string' || typeof at !== 'number' || !isFlags(asked) || !isFlags(carried)) {
        return null;
      }
      return { endpoint, asked, carried, isOld: Math.abs(now() - at) >= TRUSTED_FOR };
    },
    // Without room for it the server is asked again with the next page.
    write: (account, record) =>
      void storage.write(PREFIX + account, JSON.stringify({ ...record, at: now() })),
    clear() {
      for (const name of storage.names(PREFIX)) storage.remove(name);
    },
  };
}

function isFlags(value: unknown): value is Flags {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((flag) => typeof flag === 'boolean')
  );
}
