import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import { serverRecord, type ServerScope } from '../kernel/records';

/** The start script of the page reads this record too: keep the names. */
export interface StoredSession {
  /** Empty once it no longer works. */
  token: string;
  accountId: AccountId;
  username: string;
  /** Identifies this session among those of the account; absent where the server did not say. */
  tokenId?: string;
}

interface SessionRecords {
  readSession(): StoredSession | null;
  /** False when it could not be stored: the session lasts until the page is closed. */
  writeSession(session: StoredSession): boolean;
  removeSession(): void;
}

export function createSessionRecords(storage: RecordStorage, server: ServerScope): SessionRecords {
  const name = serverRecord('session', server);
  return {
    readSession() {
      const record = readJsonRecord(storage.read(name));
      const { token, accountId, username, tokenId } = record;
      if (typeof token !== 'string' || typeof accountId !== 'string' || typeof username !== 'string')
        return null;
      const session = { token, accountId: accountId as AccountId, username };
      return typeof tokenId === 'string' ? { ...session, tokenId } : session;
    },
    writeSession: ({ token, accountId, username, tokenId }) =>
      storage.write(name, JSON.stringify({ token, accountId, username, tokenId })),
    removeSession: () => storage.remove(name),
  };
}
