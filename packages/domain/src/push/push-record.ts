import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';

const PREFIX = 'linnet-push ';
/** Milliseconds after which the subscription is sent again, in case the server has forgotten it. */
const TRUSTED_FOR = 86_400_000;

/** What was last sent to the server for an account on this device, with its answer. */
export interface PushRecord {
  readonly endpoint: string;
  readonly asked: Readonly<Record<string, boolean>>;
  /** The kinds in the server's answer. */
  readonly carried: Readonly<Record<string, boolean>>;
}

export interface KeptPushRecord extends PushRecord {
  /** The server may have forgotten it: the subscription has to be sent again. */
  readonly isOld: boolean;
}

export interface PushRecords {
  read(account: AccountId): KeptPushRecord | null;
  write(account: AccountId, record: PushRecord): void;
  /** Whether there is a record of another account. */
  hasOther(account: AccountId | null): boolean;
  /** Removes the records of all accounts. */
  removeAll(): void;
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
    // If it can't be stored, the next page sends the subscription again.
    write: (account, record) =>
      void storage.write(PREFIX + account, JSON.stringify({ ...record, at: now() })),
    hasOther: (account) => storage.names(PREFIX).some((name) => name !== `${PREFIX}${account}`),
    removeAll() {
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
